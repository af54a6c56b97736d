import { useTranslation } from 'react-i18next';

import type { StaffInvitation, StaffInvitationActBody } from '../../../contract/staffInvitations.ts';
import { useActOnInvitationMutation } from '../invitationsApi';
import { useActKeys } from '../useActKeys';

export type InvitationAct = StaffInvitationActBody['act'];

export const useInvitationActs = (clinic: string, onDone: (said: string) => void) => {
  const { t } = useTranslation();
  const [send] = useActOnInvitationMutation();
  const keys = useActKeys();
  return async ({ invitationId, name }: StaffInvitation, act: InvitationAct) => {
    const named = `${act} ${invitationId}`;
    const { error } = await send({ invitationId, body: { clinic, act }, key: keys.keyOf(named) });
    if (error) keys.failed(named, error);
    else {
      keys.done(named);
      onDone(t(`staff.invitation.${act}.done`, { name: name || t('staff.day.noName') }));
    }
    return error;
  };
};
