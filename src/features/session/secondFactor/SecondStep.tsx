import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../../api/capability';
import { secondFactorApi } from '../../../api/secondFactorApi';
import { codeAccepted } from '../../../api/signals';
import { fieldsOf } from '../../../lib/isRecord';
import { useAppDispatch } from '../../../store/hooks';
import { Alert, Button, Cluster, PortalForm, Stack, type FormFailure } from '../../../ui';
import { tellFailure } from '../../../unproven/tellFailure';
import { PasskeyStep } from '../passkeys/PasskeyStep';
import { usePasskeyLogin } from '../passkeys/usePasskeyLogin';
import { CodeField } from './CodeField';
import { initialCode, validateCode, type CodeValues } from './codeValues';

type Props = {
  username: string;
  onSignedIn: () => Promise<void>;
  onLeft: () => void;
};

export function SecondStep({ username, onSignedIn, onLeft }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isOver, setIsOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [isOver]);

  const attempt = usePasskeyLogin(true, username);
  const attemptKey = async () => {
    const trial = await attempt();
    if ('failure' in trial && trial.failure.status === 410) setIsOver(true);
    return trial;
  };

  const give = async ({ code }: CodeValues): Promise<FormFailure | undefined> => {
    const { data, error } = await dispatch(secondFactorApi.endpoints.giveCode.initiate({ code }, { track: false }));
    if (!error) {
      const { login } = fieldsOf(data);
      dispatch(codeAccepted(typeof login === 'string' ? login : username));
      await onSignedIn();
      return undefined;
    }
    if (refusalIn(error)?.status !== 410) return error;
    setIsOver(true);
    return undefined;
  };

  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.step.title')}
      </h2>
      {isOver ? (
        <>
          <Alert>{t('factor.stepExpired')}</Alert>
          <div>
            <Button onPress={onLeft}>{t('factor.step.again')}</Button>
          </div>
        </>
      ) : (
        <>
          <PasskeyStep attempt={attemptKey} onIn={onSignedIn} />
          <PortalForm
            initialValues={initialCode}
            validate={validateCode}
            onSubmit={give}
            tellFailure={tellFailure(t('factor.step.unknown'))}
          >
            {({ isSending }) => (
              <>
                <CodeField />
                <Cluster>
                  <Button type="submit" busy={isSending && t('login.submitting')}>
                    {t('factor.step.submit')}
                  </Button>
                  <Button look="secondary" onPress={onLeft}>
                    {t('factor.step.leave')}
                  </Button>
                </Cluster>
              </>
            )}
          </PortalForm>
          <p>{t('factor.step.lost')}</p>
        </>
      )}
    </Stack>
  );
}
