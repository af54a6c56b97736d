import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { passkeyLimits } from '../../../../contract/limits.ts';
import type { AddedPasskey } from '../../../../contract/passkeys.ts';
import { failureIn } from '../../../api/capability';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../api/passkeysApi';
import { Button, Cluster, KnownUsername, PasswordInput, PortalForm, TextInput, type FormFailure } from '../../../ui';
import { tellFailure } from '../../../unproven/tellFailure';
import { createKey } from './passkeyDevice';

type Values = { name: string; password: string };

const missing: ErrorCode = 'errors.cannotBeEmpty';

const validate = ({ name, password }: Values): Partial<Record<keyof Values, ErrorCode>> => ({
  ...(name.trim() === '' && { name: missing }),
  ...(password === '' && { password: missing }),
});

type Props = { login: string; onAdded: (added: AddedPasskey) => void; onLeft: () => void };

export function AddPasskey({ login, onAdded, onLeft }: Props) {
  const { t } = useTranslation();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const make = async ({ name, password }: Values): Promise<FormFailure | undefined> => {
    const begun = await begin({ password });
    if (begun.error) return failureIn(begun.error);
    const created = await createKey(begun.data);
    if ('problem' in created) return { message: created.problem };
    const { data, error } = await add({ name: name.trim(), credential: created.made });
    if (error) return failureIn(error);
    onAdded(data);
    return undefined;
  };
  return (
    <PortalForm
      initialValues={{ name: t('passkey.name.usual'), password: '' }}
      validate={validate}
      onSubmit={make}
      tellFailure={tellFailure(t('factor.notKnown'))}
    >
      {({ isSending }) => (
        <>
          <p>{t('passkey.add.what')}</p>
          <TextInput
            name="name"
            label={t('passkey.name')}
            hint={t('passkey.name.hint')}
            autoComplete="off"
            parse={(typed) => typed.slice(0, passkeyLimits.name)}
          />
          <KnownUsername value={login} />
          <PasswordInput name="password" label={t('passkey.password')} autoComplete="current-password" />
          <Cluster>
            <Button type="submit" busy={isSending && t('passkey.busy')}>
              {t('passkey.name.make')}
            </Button>
            <Button look="secondary" onPress={onLeft}>
              {t('passkey.leave')}
            </Button>
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
