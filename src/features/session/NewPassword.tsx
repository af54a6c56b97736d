import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { passwordParts } from '../../../contract/rules.ts';
import { PasswordInput, PasswordRules, Stack, useFieldValue, Button, Dialog, Icon } from '../../ui';

const tips = [
  'password.tips.1',
  'password.tips.2',
  'password.tips.3',
  'password.tips.4',
  'password.tips.5',
  'password.tips.6',
] as const;

/** Spec §2. */
function PasswordTips() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        onPress={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="help" />
        <span>{t('password.tips.open')}</span>
      </Button>
      {isOpen && (
        <Dialog
          title={t('password.tips.title')}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <ol>
            {tips.map((tip) => (
              <li key={tip}>{t(tip)}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}

const parts = ['length', 'lowercase', 'uppercase', 'digit', 'other'] as const;

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
