import { useTranslation } from 'react-i18next';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanEmail, cleanNam, typedEmail } from '../../../contract/rules.ts';
import { useRequestRecoveryMutation } from '../../api/recoveryApi';
import { useLanguage } from '../../i18n/useLanguage';
import { Button, NamInput, PortalForm, TextInput, type FormFailure } from '../../ui';
import { initialRecover, validateRecover, type RecoverValues } from './recoverValues';

/** Spec §2. */
export function RecoverForm({ onSent }: { onSent: () => Promise<void> }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [requestRecovery] = useRequestRecoveryMutation();

  const send = async ({ email, nam }: RecoverValues): Promise<FormFailure | undefined> => {
    const { error } = await requestRecovery({ email, nam, lang });
    if (!error) await onSent();
    return error;
  };

  return (
    <PortalForm initialValues={initialRecover} validate={validateRecover} onSubmit={send}>
      {({ isSending }) => (
        <>
          <TextInput
            name="email"
            label={t('signup.email')}
            type="email"
            autoComplete="email"
            parse={typedEmail}
            tidy={cleanEmail}
          />
          <NamInput
            name="nam"
            label={t('signup.nam')}
            hint={t('signup.nam.hint')}
            clean={cleanNam}
            advise={adviseOnNam}
          />
          <div>
            <Button type="submit" busy={isSending && t('recover.submitting')}>
              {t('recover.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
