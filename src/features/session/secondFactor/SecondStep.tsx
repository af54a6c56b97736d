import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../../api/capability';
import { secondFactorApi } from '../../../api/secondFactorApi';
import { codeAccepted } from '../../../api/signals';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { useAppDispatch } from '../../../store/hooks';
import { Alert, Button, PortalForm, Stack, type FormFailure } from '../../../ui';
import { PasskeyStep } from '../passkeys/PasskeyStep';
import { CodeField } from './CodeField';
import { initialCode, validateCode, type CodeValues } from './codeValues';

type Props = {
  username: string;
  onSignedIn: () => Promise<void>;
  /** Back to the password. */
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

  const give = async ({ code }: CodeValues): Promise<FormFailure | undefined> => {
    const { giveCode } = secondFactorApi.endpoints;
    const { data, error } = await dispatch(giveCode.initiate({ code, username }, { track: false }));
    if (!error) {
      dispatch(codeAccepted(data.login));
      await onSignedIn();
      return undefined;
    }
    const refusal = refusalIn(error);
    if (refusal?.status !== 410) return refusal ?? {};
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
          <PortalForm
            initialValues={initialCode}
            validate={validateCode}
            onSubmit={give}
            tellFailure={tellFailure(t('factor.step.unknown'))}
          >
            {({ isSending }) => (
              <>
                <CodeField />
                <div>
                  <Button type="submit" busy={isSending && t('login.submitting')}>
                    {t('factor.step.submit')}
                  </Button>
                </div>
              </>
            )}
          </PortalForm>
          <PasskeyStep
            onSignedIn={onSignedIn}
            onOver={() => {
              setIsOver(true);
            }}
          />
          <div>
            <Button look="quiet" onPress={onLeft}>
              {t('factor.step.leave')}
            </Button>
          </div>
          <p>{t('factor.step.lost')}</p>
        </>
      )}
    </Stack>
  );
}
