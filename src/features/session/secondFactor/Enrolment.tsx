import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SecondFactorBegun } from '../../../../contract/secondFactor.ts';
import { refusalIn } from '../../../api/capability';
import { secondFactorApi } from '../../../api/secondFactorApi';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { useAppDispatch } from '../../../store/hooks';
import { Button, Card, CopyButton, PortalForm, SpelledOut, Stack, type FormFailure } from '../../../ui';
import { CodeField } from './CodeField';
import { initialCode, validateAppCode, type CodeValues } from './codeValues';
import { PasswordGate } from './PasswordGate';
import { QrCode } from './QrCode';

type Props = {
  onCodes: (codes: readonly string[]) => void;
  /** It is on, and the codes did not arrive. */
  onMissed: () => void;
};

function AppKey({ secret, uri }: SecondFactorBegun) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('factor.app.scan')}</p>
      <QrCode text={uri} label={t('factor.app.picture')} />
      <Stack $gap="s">
        <p>{t('factor.app.key')}</p>
        <p>
          <strong>
            <SpelledOut>{secret}</SpelledOut>
          </strong>
        </p>
        <div>
          <CopyButton text={secret} look="secondary">
            {t('factor.app.copy')}
          </CopyButton>
        </div>
        <p>
          <a href={uri}>{t('factor.app.open')}</a>
        </p>
      </Stack>
    </>
  );
}

function AppStep({ begun, onCodes, onMissed }: Props & { begun: SecondFactorBegun }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const send = async (values: CodeValues): Promise<FormFailure | undefined> => {
    const { confirmSecondFactor } = secondFactorApi.endpoints;
    const { data, error } = await dispatch(confirmSecondFactor.initiate(values, { track: false }));
    const refusal = error && refusalIn(error);
    if (!error) onCodes(data.recoveryCodes);
    else if (refusal?.message === 'factor.alreadyOn') onMissed();
    else return refusal ?? {};
    return undefined;
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.app.title')}
      </h2>
      <AppKey {...begun} />
      <PortalForm
        initialValues={initialCode}
        validate={validateAppCode}
        onSubmit={send}
        tellFailure={tellFailure(t('unknown.done'))}
      >
        {({ isSending }) => (
          <>
            <CodeField takesRecovery={false} />
            <div>
              <Button type="submit" busy={isSending && t('factor.checking')}>
                {t('factor.turnOn')}
              </Button>
            </div>
          </>
        )}
      </PortalForm>
    </Card>
  );
}

export function Enrolment({ login, ...outcome }: Props & { login: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [begun, setBegun] = useState<SecondFactorBegun>();
  const begin = async (values: { password: string }): Promise<FormFailure | undefined> => {
    const { beginSecondFactor } = secondFactorApi.endpoints;
    const { data, error } = await dispatch(beginSecondFactor.initiate(values, { track: false }));
    if (error) return refusalIn(error) ?? {};
    setBegun(data);
    return undefined;
  };
  if (begun) return <AppStep begun={begun} {...outcome} />;
  return (
    <Card>
      <p>{t('factor.begin.what')}</p>
      <PasswordGate login={login} label={t('account.password')} submit={t('factor.begin')} onSubmit={begin} />
    </Card>
  );
}
