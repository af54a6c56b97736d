import { useTranslation } from 'react-i18next';

import type { MessageKey } from '../../../i18n/keys';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { Button, Checkbox, PortalForm, type FormFailure } from '../../../ui';

type Props = {
  /** Says what is not known when no answer came. */
  unknown: MessageKey;
  look?: 'primary' | 'secondary';
  asksTerms?: boolean;
  attempt: () => Promise<FormFailure | undefined>;
};

export function PasskeyForm({ unknown, look = 'primary', asksTerms = false, attempt }: Props) {
  const { t } = useTranslation();
  return (
    <PortalForm
      initialValues={{ terms: false }}
      validate={({ terms }) => (asksTerms && !terms ? { terms: 'errors.acceptTermsAndPrivacy' } : {})}
      onSubmit={attempt}
      tellFailure={tellFailure(t(unknown))}
    >
      {({ isSending }) => (
        <>
          {asksTerms && (
            <Checkbox name="terms" summaryLabel={t('login.terms.short')}>
              {t('login.terms')}
            </Checkbox>
          )}
          <div>
            <Button type="submit" look={look} busy={isSending && t('passkey.busy')}>
              {t('passkey.use')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
