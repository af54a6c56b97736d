import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from '../../api/apiError';
import { refusalIn } from '../../api/capability';
import { useOpenRecoveryQuery } from '../../api/recoveryApi';
import { useCompleteRecoveryMutation } from '../../api/sessionApi';
import { codeNeeded } from '../../api/withCode';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useTold } from '../../i18n/useTold';
import { paths } from '../../lib/paths';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  RetryAlert,
  Spinner,
  Stack,
  KnownUsername,
  PortalForm,
  type FormFailure,
} from '../../ui';
import { NewPassword } from './NewPassword';
import { useEntryAgain } from './useEntryAgain';
import { SecondStep } from './secondFactor/SecondStep';
import { initialNewPassword, validateNewPassword, type NewPasswordValues } from './recoverValues';

/** The key is used, expired, replaced or missing (product §4). */
const isKeySpent = (error: ApiError | SerializedError | undefined): boolean => refusalIn(error)?.status === 410;

type Props = {
  /** The server names the key's login. */
  recovery: { key: string; login: string };
  onChanged: () => Promise<void>;
  onSpent: () => void;
  /** The password is set. */
  onCodeNeeded: () => void;
};

/** Also signs in (spec §2). */
function NewPasswordForm({ recovery: { key, login }, onChanged, onSpent, onCodeNeeded }: Props) {
  const { t } = useTranslation();
  const [completeRecovery] = useCompleteRecoveryMutation();
  const enter = useEntryAgain();

  const change = async (values: NewPasswordValues): Promise<FormFailure | undefined> => {
    const error = await enter({
      entry: { username: login, password: values.newPassword },
      send: () => completeRecovery({ username: login, ...values, key }),
      isDone: isKeySpent,
    });
    if (!error) await onChanged();
    const needsCode = refusalIn(error)?.message === codeNeeded;
    if (!needsCode && !isKeySpent(error)) return error;
    (needsCode ? onCodeNeeded : onSpent)();
    return undefined;
  };

  return (
    <PortalForm initialValues={initialNewPassword} validate={validateNewPassword} onSubmit={change}>
      {({ isSending }) => (
        <>
          <KnownUsername value={login} />
          <NewPassword name="newPassword" confirmName="confirmNewPassword" />
          <div>
            <Button type="submit" busy={isSending && t('newPassword.submitting')}>
              {t('newPassword.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

function CodeLeft({ login, onSignedIn }: { login: string; onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Card>
      <Alert tone="success">{t('factor.step.passwordChanged')}</Alert>
      <SecondStep username={login} onSignedIn={onSignedIn} onLeft={() => void navigate(paths.login)} />
    </Card>
  );
}

export function NewPasswordStep({ mailedKey, onChanged }: { mailedKey: string; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  const told = useTold();
  const text = useServerMessage();
  const [login, setLogin] = useState<string>();
  const [isSpent, setIsSpent] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  // Asked once: sign-in clears the cache, and the used key would then count as spent.
  const {
    currentData: user,
    error,
    isFetching,
    refetch,
  } = useOpenRecoveryQuery({ key: mailedKey }, { skip: login !== undefined });
  if (user && login === undefined) setLogin(user.login);

  const refusal = refusalIn(error) ?? {};
  const problem = isSpent ? 'recover.keyExpired' : refusal;

  if (isSpent || (error && !isFetching)) {
    return (
      <Stack>
        {isSpent || isKeySpent(error) ? (
          <Alert>{text(problem)}</Alert>
        ) : (
          <RetryAlert error={refusal} onRetry={refetch} />
        )}
        <div>
          <ButtonLink to={paths.recover}>{t('newPassword.again')}</ButtonLink>
        </div>
      </Stack>
    );
  }
  if (login === undefined) return <Spinner />;
  if (needsCode) return <CodeLeft login={login} onSignedIn={onChanged} />;
  return (
    <Card>
      <p>
        <strong>{told('newPassword.account', { login })}</strong>
      </p>
      <NewPasswordForm
        recovery={{ key: mailedKey, login }}
        onChanged={onChanged}
        onSpent={() => {
          setIsSpent(true);
        }}
        onCodeNeeded={() => {
          setNeedsCode(true);
        }}
      />
    </Card>
  );
}
