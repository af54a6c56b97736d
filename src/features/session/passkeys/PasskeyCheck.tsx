import { failureIn } from '../../../api/capability';
import { useBeginPasskeyCheckMutation, useCheckPasskeyMutation, useListPasskeysQuery } from '../../../api/passkeysApi';
import { askKey } from './passkeyDevice';
import { PasskeyTrial, type Trial } from './PasskeyTrial';

export function PasskeyCheck({ onGiven }: { onGiven: () => void }) {
  const { data } = useListPasskeysQuery();
  const [begin] = useBeginPasskeyCheckMutation();
  const [check] = useCheckPasskeyMutation();
  const attempt = async (): Promise<Trial> => {
    const begun = await begin();
    if (begun.error) return { failure: failureIn(begun.error) };
    const given = await askKey(begun.data);
    if ('problem' in given) return { failure: { message: given.problem } };
    const { error } = await check({ credential: given.made });
    return error ? { failure: failureIn(error) } : { isIn: true };
  };
  if (!data || data.passkeys.length === 0) return null;
  return <PasskeyTrial unknown="factor.notKnown" look="secondary" attempt={attempt} onIn={onGiven} />;
}
