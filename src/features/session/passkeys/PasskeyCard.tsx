import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { passkeyLimits } from '../../../../contract/limits.ts';
import type { Passkey } from '../../../../contract/passkeys.ts';
import { failureIn } from '../../../api/capability';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../../../api/passkeysApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate, formatDateTime } from '../../../lib/clinicTime';
import { Button, Card, Cluster, PortalForm, Stack, TextInput } from '../../../ui';
import { tellFailure } from '../../../unproven/tellFailure';
import { PasswordGate } from '../secondFactor/PasswordGate';

type NameProps = { passkey: Passkey; onDone: () => void };

const validate = ({ name }: { name: string }): { name?: ErrorCode } =>
  name.trim() === '' ? { name: 'errors.cannotBeEmpty' } : {};

function NameForm({ passkey: { passkeyId, name }, onDone }: NameProps) {
  const { t } = useTranslation();
  const [rename] = useRenamePasskeyMutation();
  return (
    <PortalForm
      initialValues={{ name }}
      validate={validate}
      onSubmit={async (values) => {
        const { error } = await rename({ passkeyId, name: values.name.trim() });
        if (error) return failureIn(error);
        onDone();
        return undefined;
      }}
      tellFailure={tellFailure(t('factor.notKnown'))}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="name"
            label={t('passkey.name')}
            autoComplete="off"
            parse={(typed) => typed.slice(0, passkeyLimits.name)}
          />
          <div>
            <Button type="submit" busy={isSending && t('factor.checking')}>
              {t('passkey.rename.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

export type Act = 'rename' | 'remove';
type Props = {
  passkey: Passkey;
  isLast: boolean;
  login: string;
  act: Act | undefined;
  onAct: (act: Act) => void;
  onDone: (said: 'passkey.renamed' | 'passkey.removed') => void;
};

export function PasskeyCard({ passkey, isLast, login, act, onAct, onDone }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const [remove] = useRemovePasskeyMutation();
  const { passkeyId, name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const timeZone = deviceTimeZone();
  const acts = [
    ['rename', 'passkey.rename'],
    ['remove', 'passkey.remove'],
  ] as const;
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack $gap="xs">
        <h3 id={id}>{name}</h3>
        <p>{t('passkey.since', { date: formatDate(calendarDateOf(createdAt, timeZone), lang) })}</p>
        <p>
          {lastUsedAt
            ? t('passkey.used', { when: formatDateTime(lastUsedAt, { timeZone, lang }) })
            : t('passkey.unused')}
        </p>
        {isBackedUp && <p>{t('passkey.copied')}</p>}
      </Stack>
      <Cluster>
        {acts.map(([which, label]) => (
          <Button
            key={which}
            look="secondary"
            label={t('passkey.act', { act: t(label), name })}
            onPress={() => {
              onAct(which);
            }}
          >
            {t(label)}
          </Button>
        ))}
      </Cluster>
      {act === 'rename' && (
        <NameForm
          passkey={passkey}
          onDone={() => {
            onDone('passkey.renamed');
          }}
        />
      )}
      {act === 'remove' && (
        <>
          <p>{t('passkey.remove.what')}</p>
          {isLast && <p>{t('passkey.remove.last')}</p>}
          <PasswordGate
            login={login}
            label={t('passkey.password')}
            submit={t('passkey.remove.confirm')}
            onSubmit={async ({ password }) => {
              const { error } = await remove({ passkeyId, password });
              if (error) return failureIn(error);
              onDone('passkey.removed');
              return undefined;
            }}
          />
        </>
      )}
    </Card>
  );
}
