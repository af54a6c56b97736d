import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkTextNumber } from '../../../contract/textNumber.ts';
import { refusalIn } from '../../api/capability';
import { useKeepTextNumberMutation } from '../../api/textsApi';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { Button, PortalForm, TextInput, type FormFailure } from '../../ui';

type NumberValues = { number: string };

const validateNumber = ({ number }: NumberValues): Partial<Record<keyof NumberValues, ErrorCode>> => {
  const wrong = checkTextNumber(number);
  return wrong === undefined ? {} : { number: wrong };
};

export function TextNumberForm({ known, onSent }: { known: string; onSent?: () => void }) {
  const { t } = useTranslation();
  const [keep] = useKeepTextNumberMutation();
  const send = async ({ number }: NumberValues): Promise<FormFailure | undefined> => {
    const { error } = await keep({ number });
    if (error) return refusalIn(error) ?? {};
    onSent?.();
    return undefined;
  };
  return (
    <PortalForm
      initialValues={{ number: known }}
      validate={validateNumber}
      onSubmit={send}
      tellFailure={tellFailure(t('unknown.done'))}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="number"
            label={t('texts.number')}
            hint={t('texts.number.hint')}
            type="tel"
            autoComplete="tel-national"
          />
          <div>
            <Button type="submit" busy={isSending && t('texts.sending')}>
              {t('texts.send')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
