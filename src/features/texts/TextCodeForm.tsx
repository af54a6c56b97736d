import { useTranslation } from 'react-i18next';

import { textCodeLimits } from '../../../contract/limits.ts';
import { refusalIn } from '../../api/capability';
import { useConfirmTextNumberMutation } from '../../api/textsApi';
import type { MessageKey } from '../../i18n/keys';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { Button, PortalForm, TextInput, type FormFailure } from '../../ui';

const { digits } = textCodeLimits;

type CodeValues = { code: string };

const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, digits);

const validateCode = ({ code }: CodeValues): Partial<Record<keyof CodeValues, MessageKey>> =>
  code.length === digits ? {} : { code: 'texts.code.missing' };

export function TextCodeForm() {
  const { t } = useTranslation();
  const [confirm] = useConfirmTextNumberMutation();
  const send = async ({ code }: CodeValues): Promise<FormFailure | undefined> => {
    const { error } = await confirm({ code });
    return error && (refusalIn(error) ?? {});
  };
  return (
    <PortalForm
      initialValues={{ code: '' }}
      validate={validateCode}
      onSubmit={send}
      tellFailure={tellFailure(t('unknown.done'))}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="code"
            label={t('texts.code')}
            hint={t('texts.code.hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            parse={cleanCode}
          />
          <div>
            <Button type="submit" busy={isSending && t('texts.confirming')}>
              {t('texts.confirm')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
