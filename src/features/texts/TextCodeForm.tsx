import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useConfirmTextNumberMutation } from '../../api/textsApi';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { CodeForm } from '../../scheduling/text/CodeForm';
import type { FormFailure } from '../../ui';

export function TextCodeForm() {
  const { t } = useTranslation();
  const [confirm] = useConfirmTextNumberMutation();
  const send = async (code: string): Promise<FormFailure | undefined> => {
    const { error } = await confirm({ code });
    return error && (refusalIn(error) ?? {});
  };
  return (
    <CodeForm
      words={{
        label: t('texts.code'),
        hint: t('texts.code.hint'),
        send: t('texts.confirm'),
        sending: t('texts.confirming'),
      }}
      missing="texts.code.missing"
      onCode={send}
      tellFailure={tellFailure(t('unknown.done'))}
    />
  );
}
