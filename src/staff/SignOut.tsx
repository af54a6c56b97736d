import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../i18n/useServerMessage';
import { Button, interrupts } from '../ui';
import { useUnsentText } from './leaving/unsent';
import { useSignOutMutation } from './staffApi';

export function SignOut() {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { before } = useUnsentText();
  const [signOut, { isLoading, error }] = useSignOutMutation();
  return (
    <>
      <Button
        look="quiet"
        busy={isLoading && t('staff.act.sending')}
        onPress={() => {
          before(() => {
            void signOut();
          });
        }}
      >
        {t('staff.signOut')}
      </Button>
      {error && <p {...interrupts}>{words(error)}</p>}
    </>
  );
}
