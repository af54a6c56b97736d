import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SecondFactorBegun } from '../../../../contract/secondFactor.ts';
import { failureIn } from '../../../api/capability';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '../../../api/secondFactorApi';
import { Button, Card, CopyButton, PortalForm, SpelledOut, Stack, type FormFailure } from '../../../ui';
import { tellFailure } from '../../../unproven/tellFailure';
import { CodeField } from './CodeField';
import { initialCode, validateAppCode, type CodeValues } from './codeValues';
import { PasswordGate } from './PasswordGate';
import { QrCode } from './QrCode';

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

type Props = {
  onCodes: (codes: readonly string[]) => void;
  onMissed: () => void;
};

function AppStep({ begun: { secret, uri }, onCodes, onMissed }: Props & { begun: SecondFactorBegun }) {
  const { t } = useTranslation();
  const [confirm] = useConfirmSecondFactorMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const send = async (values: CodeValues): Promise<FormFailure | undefined> => {
    const { data, error } = await confirm(values);
    if (error && failureIn(error).message === 'factor.alreadyOn') {
      onMissed();
      return undefined;
    }
    if (error) return failureIn(error);
    onCodes(data.recoveryCodes);
    return undefined;
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.app.title')}
      </h2>
      <p>{t('factor.app.scan')}</p>
      <QrCode text={uri} label={t('factor.app.picture')} />
      <Stack $gap="s">
        <p>
          {t('factor.app.key')}{' '}
          <strong>
            <SpelledOut shown={inFours(secret)} size={4}>
              {secret}
            </SpelledOut>
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
      <PortalForm
        initialValues={initialCode}
        validate={validateAppCode}
        onSubmit={send}
        tellFailure={tellFailure(t('factor.notKnown'))}
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
  const [begin] = useBeginSecondFactorMutation();
  const [begun, setBegun] = useState<SecondFactorBegun>();
  if (begun) return <AppStep begun={begun} {...outcome} />;
  return (
    <Card>
      <p>{t('factor.begin.what')}</p>
      <PasswordGate
        login={login}
        label={t('account.password')}
        submit={t('factor.begin')}
        onSubmit={async (values) => {
          const { data, error } = await begin(values);
          if (error) return failureIn(error);
          setBegun(data);
          return undefined;
        }}
      />
    </Card>
  );
}
