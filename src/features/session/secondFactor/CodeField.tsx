import { useTranslation } from 'react-i18next';

import { TextInput } from '../../../ui';
import { cleanCode } from './codeValues';

export function CodeField({ takesRecovery = true }: { takesRecovery?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="code"
      label={t('factor.code')}
      hint={t(takesRecovery ? 'factor.code.hintAny' : 'factor.code.hint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      parse={cleanCode}
    />
  );
}
