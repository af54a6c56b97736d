import { failureIn } from '../../../api/capability';
import { passkeysApi } from '../../../api/passkeysApi';
import { codeAccepted } from '../../../api/signals';
import { fieldsOf } from '../../../lib/isRecord';
import { useAppDispatch } from '../../../store/hooks';
import { askKey } from './passkeyDevice';
import type { Trial } from './PasskeyTrial';

const { beginPasskeyLogin, loginByPasskey } = passkeysApi.endpoints;

export const usePasskeyLogin = (isSecondStep: boolean, username = '') => {
  const dispatch = useAppDispatch();
  return async (isOffered = false): Promise<Trial> => {
    const begun = await dispatch(beginPasskeyLogin.initiate({ isSecondStep }, { track: false }));
    if (begun.error) return { failure: failureIn(begun.error) };
    const given = await askKey(begun.data, isOffered);
    if ('problem' in given) return { failure: { message: given.problem } };
    const body = { isSecondStep, credential: given.made };
    const { data, error } = await dispatch(loginByPasskey.initiate(body, { track: false }));
    if (error) return { failure: failureIn(error) };
    const { login } = fieldsOf(data);
    dispatch(codeAccepted(typeof login === 'string' ? login : username));
    return { isIn: true };
  };
};
