import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { passkeyLimits } from '../../../../contract/limits.ts';
import { refusalIn } from '../../../api/capability';
import { passkeysApi } from '../../../api/passkeysApi';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { useAppDispatch } from '../../../store/hooks';
import { Button, KnownUsername, PasswordInput, PortalForm, TextInput, type FormFailure } from '../../../ui';
import { createKey } from './passkeyDevice';

type Values = { name: string; password: string };

const missing: ErrorCode = 'errors.cannotBeEmpty';

const validate = ({ name, password }: Values): Partial<Record<keyof Values, ErrorCode>> => ({
  ...(name.trim() === '' && { name: missing }),
  ...(password === '' && { password: missing }),
});

type Props = {
  login: string;
  suggestedName: string;
  onAdded: (codes: readonly string[]) => void;
  /** It is there, and its answer did not arrive. */
  onMissed: () => void;
};

export function AddPasskey({ login, suggestedName, onAdded, onMissed }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { addPasskey, beginPasskey } = passkeysApi.endpoints;
  const make = async ({ name, password }: Values): Promise<FormFailure | undefined> => {
    const begun = await dispatch(beginPasskey.initiate({ password }, { track: false }));
    if (begun.error) return refusalIn(begun.error) ?? {};
    const created = await createKey(begun.data);
    if ('problem' in created) return { message: created.problem };
    const credential = created.made;
    const { data, error } = await dispatch(addPasskey.initiate({ name: name.trim(), credential }, { track: false }));
    const refusal = error && (refusalIn(error) ?? {});
    if (!refusal) onAdded(data?.recoveryCodes ?? []);
    else if ('message' in refusal && refusal.message === 'passkey.alreadyAdded') onMissed();
    else return refusal;
    return undefined;
  };
  return (
    <PortalForm
      initialValues={{ name: suggestedName, password: '' }}
      validate={validate}
      onSubmit={make}
      tellFailure={tellFailure(t('unknown.done'))}
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
          <div>
            <Button type="submit" busy={isSending && t('passkey.busy')}>
              {t('passkey.name.make')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
