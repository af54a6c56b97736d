import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Dialog, Icon } from '../../ui';

const tips = [
  'password.tips.1',
  'password.tips.2',
  'password.tips.3',
  'password.tips.4',
  'password.tips.5',
  'password.tips.6',
] as const;

/** The help icon and its modal with six security tips (spec §2). */
export function PasswordTips() {
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
        {t('password.tips.open')}
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
