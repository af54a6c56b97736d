import { refusalIn } from '../../../api/capability';
import { passkeysApi } from '../../../api/passkeysApi';
import { codeAccepted } from '../../../api/signals';
import { useAppDispatch } from '../../../store/hooks';
import type { FormFailure } from '../../../ui';
import { askKey } from './passkeyDevice';

const { beginPasskeyLogin, loginByPasskey } = passkeysApi.endpoints;

type Login = { isSecondStep: boolean; onSignedIn: () => Promise<void> };

export const usePasskeyLogin = ({ isSecondStep, onSignedIn }: Login) => {
  const dispatch = useAppDispatch();
  return async (): Promise<FormFailure | undefined> => {
    const begun = await dispatch(beginPasskeyLogin.initiate({ isSecondStep }, { track: false }));
    if (begun.error) return refusalIn(begun.error) ?? {};
    const given = await askKey(begun.data);
    if ('problem' in given) return { message: given.problem };
    const body = { isSecondStep, credential: given.made };
    const { data, error } = await dispatch(loginByPasskey.initiate(body, { track: false }));
    if (error) return refusalIn(error) ?? {};
    dispatch(codeAccepted(data.login));
    await onSignedIn();
    return undefined;
  };
};
