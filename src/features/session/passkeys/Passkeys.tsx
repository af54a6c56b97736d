import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { passkeyLimits } from '../../../../contract/limits.ts';
import type { Passkey } from '../../../../contract/passkeys.ts';
import type { SecondFactor } from '../../../../contract/secondFactor.ts';
import { failureIn } from '../../../api/capability';
import { useRenewRecoveryCodesMutation } from '../../../api/secondFactorApi';
import { Button, Card, Outcome, Stack } from '../../../ui';
import { PasswordGate } from '../secondFactor/PasswordGate';
import { AddPasskey } from './AddPasskey';
import { canUsePasskeys } from './passkeyDevice';
import { PasskeyCard, type Act } from './PasskeyCard';

type OnCodes = (codes: readonly string[], said: 'factor.done' | 'passkey.added') => void;

type CodesProps = { left: number; login: string; isAsked: boolean; onAsk: () => void; onCodes: OnCodes };

function CodesLeft({ left, login, isAsked, onAsk, onCodes }: CodesProps) {
  const { t } = useTranslation();
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <Card>
      <p>{t('passkey.codes.left')}</p>
      <p>{t('factor.on.left', { count: left })}</p>
      {isAsked ? (
        <>
          <p>{t('factor.renew.what')}</p>
          <PasswordGate
            login={login}
            label={t('passkey.password')}
            submit={t('factor.renew')}
            onSubmit={async (values) => {
              const { data, error } = await renew(values);
              if (error) return failureIn(error);
              onCodes(data.recoveryCodes, 'factor.done');
              return undefined;
            }}
          />
        </>
      ) : (
        <div>
          <Button look="secondary" onPress={onAsk}>
            {t('factor.renew.open')}
          </Button>
        </div>
      )}
    </Card>
  );
}

type Said = 'passkey.added' | 'passkey.renamed' | 'passkey.removed';
type Open = 'add' | 'codes' | { passkeyId: string; act: Act };

type Props = {
  passkeys: readonly Passkey[];
  factor: SecondFactor;
  login: string;
  onCodes: OnCodes;
};

export function Passkeys({ passkeys, factor: { isOn, recoveryCodesLeft: left }, login, onCodes }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState<Open>();
  const [{ said, times }, setSaid] = useState<{ said?: Said; times: number }>({ times: 0 });
  const close = () => {
    setOpen(undefined);
  };
  const say = (next: Said) => {
    close();
    setSaid({ said: next, times: times + 1 });
  };
  const { length } = passkeys;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{t('passkey.title')}</h2>
      <p>{t('passkey.what')}</p>
      {said && (
        <Outcome key={times} tone="success">
          {t(said)}
        </Outcome>
      )}
      {length === 0 && <p>{t('passkey.empty')}</p>}
      {passkeys.map((passkey) => (
        <PasskeyCard
          key={passkey.passkeyId}
          passkey={passkey}
          isLast={length === 1 && !isOn}
          login={login}
          act={typeof open === 'object' && open.passkeyId === passkey.passkeyId ? open.act : undefined}
          onAct={(act) => {
            setOpen({ passkeyId: passkey.passkeyId, act });
          }}
          onDone={say}
        />
      ))}
      {length > 0 && !isOn && (
        <CodesLeft
          left={left}
          login={login}
          isAsked={open === 'codes'}
          onAsk={() => {
            setOpen('codes');
          }}
          onCodes={onCodes}
        />
      )}
      {!canUsePasskeys() && <p>{t('passkey.cannot')}</p>}
      {canUsePasskeys() && open !== 'add' && length < passkeyLimits.max && (
        <div>
          <Button
            look="secondary"
            onPress={() => {
              setOpen('add');
            }}
          >
            {t('passkey.add.open')}
          </Button>
        </div>
      )}
      {open === 'add' && (
        <Card>
          <AddPasskey
            login={login}
            onAdded={({ recoveryCodes }) => {
              close();
              if (recoveryCodes) onCodes(recoveryCodes, 'passkey.added');
              else say('passkey.added');
            }}
            onLeft={close}
          />
        </Card>
      )}
    </Stack>
  );
}
