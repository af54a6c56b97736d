import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { passwordParts } from '../../../contract/rules.ts';
import { PasswordInput, PasswordRules, Stack, useFieldValue } from '../../ui';
import { PasswordTips } from './PasswordTips';

const parts = ['length', 'lowercase', 'uppercase', 'digit', 'other'] as const;

/** A new password: its rules, the password, the same again. `name` and `confirmName` are the contract's field names. */
export function NewPassword({ name, confirmName }: { name: string; confirmName: string }) {
  const { t } = useTranslation();
  const rulesId = useId();
  const typed = useFieldValue(name);
  const rules = parts.map((part) => ({ text: t(`password.rule.${part}`), isMet: passwordParts[part](typed) }));
  return (
    <>
      <Stack $gap="m">
        <PasswordInput name={name} label={t('signup.password')} autoComplete="new-password" rulesId={rulesId} />
        <PasswordRules id={rulesId} rules={rules} />
        <div>
          <PasswordTips />
        </div>
      </Stack>
      <PasswordInput
        name={confirmName}
        label={t('signup.confirmPassword')}
        autoComplete="new-password"
        show="touched"
      />
    </>
  );
}
