import { refusalIn } from '../../../api/capability';
import { passkeysApi } from '../../../api/passkeysApi';
import { useGetSecondFactorQuery } from '../../../api/secondFactorApi';
import { useAppDispatch } from '../../../store/hooks';
import type { FormFailure } from '../../../ui';
import { canUsePasskeys } from './canUsePasskeys';
import { askKey } from './passkeyDevice';
import { PasskeyForm } from './PasskeyForm';

const { beginPasskeyCheck, checkPasskey } = passkeysApi.endpoints;

/** In place of a code, where the person has a passkey. */
export function PasskeyCheck({ onGiven }: { onGiven: () => void }) {
  const dispatch = useAppDispatch();
  const { data } = useGetSecondFactorQuery();
  const attempt = async (): Promise<FormFailure | undefined> => {
    const begun = await dispatch(beginPasskeyCheck.initiate(undefined, { track: false }));
    if (begun.error) return refusalIn(begun.error) ?? {};
    const given = await askKey(begun.data);
    if ('problem' in given) return { message: given.problem };
    const { error } = await dispatch(checkPasskey.initiate({ credential: given.made }, { track: false }));
    if (error) return refusalIn(error) ?? {};
    onGiven();
    return undefined;
  };
  if (!data?.passkeys?.length || !canUsePasskeys()) return null;
  return <PasskeyForm unknown="unknown.done" look="secondary" attempt={attempt} />;
}
