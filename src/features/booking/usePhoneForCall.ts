import type { Slot } from '../../../contract/appointments.ts';
import type { ProfileChange } from '../../../contract/session.ts';
import { refusalIn } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useChangeUserMutation, useGetUserQuery } from '../../api/profileApi';
import { validatePhone, type PhoneValues } from '../../scheduling/review/calledNumber';
import type { FormFailure } from '../../ui';
import { initialPhone, phoneChangeOf } from './reviewValues';

/** For an appointment by phone; another back end may have no profile. */
export const usePhoneForCall = ({ mode }: Pick<Slot, 'mode'>) => {
  const user = useGetUserQuery();
  const { data: profile } = user;
  const [changeUser, { isLoading: isSaving }] = useChangeUserMutation();
  const isAsked = mode === 'phone' && profile !== undefined;
  return {
    profile,
    isLoading: isAwaited(user),
    isAsked,
    initial: initialPhone(profile),
    validate: (values: PhoneValues) => (isAsked ? validatePhone(values) : {}),
    isSaving,
    save: async (values: PhoneValues, change: ProfileChange = {}): Promise<FormFailure | undefined> => {
      const whole = { ...change, ...(isAsked && phoneChangeOf(values, profile)) };
      if (Object.keys(whole).length === 0) return undefined;
      const { error } = await changeUser(whole);
      return error && (refusalIn(error) ?? {});
    },
  };
};
