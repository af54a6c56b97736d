import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Passkey } from '../../../../contract/passkeys.ts';
import { refusalIn } from '../../../api/capability';
import { passkeysApi } from '../../../api/passkeysApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTold } from '../../../i18n/useTold';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../../lib/clinicTime';
import { useAppDispatch } from '../../../store/hooks';
import { Card, Stack, type FormFailure } from '../../../ui';
import { GuardedAct } from '../secondFactor/GuardedAct';
import { PasswordGate } from '../secondFactor/PasswordGate';

type Props = {
  passkey: Passkey;
  /** Nothing else asks for a second step. */
  isLast: boolean;
  login: string;
  onRemoved: () => void;
};

export function PasskeyCard({ passkey: { passkeyId, name, ...passkey }, isLast, login, onRemoved }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const id = useId();
  const dispatch = useAppDispatch();
  const dayOf = (instant: string) => formatDate(calendarDateOf(instant, deviceTimeZone()), lang);
  const remove = async ({ password }: { password: string }): Promise<FormFailure | undefined> => {
    const { removePasskey } = passkeysApi.endpoints;
    const { error } = await dispatch(removePasskey.initiate({ passkeyId, password }, { track: false }));
    const refusal = error && (refusalIn(error) ?? {});
    // Removed already, perhaps by a request whose answer was lost.
    if (refusal && !('status' in refusal && refusal.status === 404)) return refusal;
    onRemoved();
    return undefined;
  };
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack $gap="s">
        <h3 id={id} translate="no">
          {name}
        </h3>
        <p>{told('passkey.since', { date: dayOf(passkey.createdAt) })}</p>
        <p>{passkey.lastUsedAt ? told('passkey.used', { date: dayOf(passkey.lastUsedAt) }) : t('passkey.unused')}</p>
        {passkey.isBackedUp && <p>{t('passkey.copied')}</p>}
      </Stack>
      <GuardedAct
        label={t('passkey.remove', { name })}
        what={t(isLast ? 'passkey.remove.last' : 'passkey.remove.what')}
      >
        <PasswordGate
          login={login}
          label={t('passkey.password')}
          submit={t('passkey.remove.confirm')}
          onSubmit={remove}
        />
      </GuardedAct>
    </Card>
  );
}
