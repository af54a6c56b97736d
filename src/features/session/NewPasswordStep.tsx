import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useOpenRecoveryQuery } from '../../api/recoveryApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, ButtonLink, Card, Cluster, Spinner, Stack } from '../../ui';
import { isKeySpent } from './isKeySpent';
import { NewPasswordForm } from './NewPasswordForm';

/** Looks up whose key it is, then asks for the new password. A key that serves no more leads to a new one. */
export function NewPasswordStep({ mailedKey, onChanged }: { mailedKey: string; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const [login, setLogin] = useState<string>();
  const [isSpent, setIsSpent] = useState(false);
  // Asked once: the cache forgets at a sign-in, and a used key asked again would answer that it is spent.
  const {
    currentData: user,
    error,
    isFetching,
    refetch,
  } = useOpenRecoveryQuery({ key: mailedKey }, { skip: login !== undefined });
  if (user && login === undefined) setLogin(user.login);
  const problem = isSpent ? 'recover.keyExpired' : refusalIn(error);

  if (isSpent || (error && !isFetching)) {
    return (
      <Stack>
        <Alert>{text(problem)}</Alert>
        <Cluster>
          {!isSpent && !isKeySpent(error) && (
            <Button
              look="secondary"
              onPress={() => {
                void refetch();
              }}
            >
              {t('common.retry')}
            </Button>
          )}
          <ButtonLink to={paths.recover}>{t('newPassword.again')}</ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  if (login === undefined) return <Spinner />;
  return (
    <Card>
      <p>
        <strong>{t('newPassword.account', { login })}</strong>
      </p>
      <NewPasswordForm
        recovery={{ key: mailedKey, login }}
        onChanged={onChanged}
        onSpent={() => {
          setIsSpent(true);
        }}
      />
    </Card>
  );
}
