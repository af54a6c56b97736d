import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { passkeyLimits } from '../../../../contract/limits.ts';
import type { Passkey } from '../../../../contract/passkeys.ts';
import { Card, Outcome, Stack } from '../../../ui';
import { GuardedAct } from '../secondFactor/GuardedAct';
import { AddPasskey } from './AddPasskey';
import { canUsePasskeys } from './canUsePasskeys';
import { PasskeyCard } from './PasskeyCard';

type Props = {
  passkeys: readonly Passkey[];
  hasApp: boolean;
  login: string;
  /** None where the account had some. */
  onCodes: (codes: readonly string[]) => void;
  /** It is on by a passkey, and the codes did not arrive. */
  onMissed: () => void;
  onChanged: () => Promise<unknown>;
};

/** The first that no other has: two cards of one name would not be told apart. */
const freeName = (taken: readonly Passkey[], nameOf: (number: number) => string): string =>
  Array.from({ length: taken.length + 1 }, (_, at) => nameOf(at + 1)).find(
    (name) => !taken.some((passkey) => passkey.name === name),
  ) ?? '';

export function Passkeys({ passkeys, hasApp, login, onCodes, onMissed, onChanged }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [{ said, times }, setSaid] = useState<{ said?: 'passkey.added' | 'passkey.removed'; times: number }>({
    times: 0,
  });
  const wasOn = hasApp || passkeys.length > 0;
  const say = async (next: 'passkey.added' | 'passkey.removed') => {
    await onChanged();
    setSaid({ said: next, times: times + 1 });
  };
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{t('passkey.title')}</h2>
      <p>{t('passkey.what')}</p>
      {said && (
        <Outcome key={times} tone="success">
          {t(said)}
        </Outcome>
      )}
      {passkeys.length === 0 && <p>{t('passkey.empty')}</p>}
      {passkeys.map((passkey) => (
        <PasskeyCard
          key={passkey.passkeyId}
          passkey={passkey}
          isLast={passkeys.length === 1 && !hasApp}
          login={login}
          onRemoved={() => void say('passkey.removed')}
        />
      ))}
      {!canUsePasskeys() && <p>{t('passkey.cannot')}</p>}
      {canUsePasskeys() && passkeys.length < passkeyLimits.max && (
        <Card>
          <GuardedAct key={times} label={t('passkey.add.open')}>
            <AddPasskey
              login={login}
              suggestedName={freeName(passkeys, (number) => t('passkey.name.usual', { number }))}
              onAdded={(codes) => {
                if (codes.length > 0) onCodes(codes);
                else void say('passkey.added');
              }}
              onMissed={() => {
                if (wasOn) void say('passkey.added');
                else onMissed();
              }}
            />
          </GuardedAct>
        </Card>
      )}
    </Stack>
  );
}
