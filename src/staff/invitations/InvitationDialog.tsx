import { useTranslation } from 'react-i18next';

import type { StaffInvitation } from '../../../contract/staffInvitations.ts';
import { useTold } from '../../i18n/useTold';
import { AlertDialog, Button, PortalForm, Stack } from '../../ui';
import { useInvitationActs, type InvitationAct } from './useInvitationActs';

export type InvitationAsked = { act: InvitationAct; invitation: StaffInvitation };

type Props = InvitationAsked & { clinicId: string; onDone: (said: string) => void; onClosed: () => void };

export function InvitationDialog({ act, invitation, clinicId, onDone, onClosed }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const send = useInvitationActs(clinicId, onDone);
  const name = invitation.name || t('staff.day.noName');
  const submit = async () => {
    const failure = await send(invitation, act);
    if (!failure) onClosed();
    return failure;
  };
  return (
    <AlertDialog
      title={t(`staff.invitation.${act}.title`)}
      text={told(`staff.invitation.${act}.text`, { name })}
      onDismiss={onClosed}
    >
      <PortalForm initialValues={{}} validate={() => ({})} onSubmit={submit}>
        {({ isSending }) => (
          <Stack>
            <Button look="secondary" onPress={onClosed}>
              {t('staff.slots.offer.keep')}
            </Button>
            <Button
              type="submit"
              look={act === 'end' ? 'warning' : 'primary'}
              busy={isSending && t('staff.act.sending')}
            >
              {t(`staff.invitation.${act}.confirm`)}
            </Button>
          </Stack>
        )}
      </PortalForm>
    </AlertDialog>
  );
}
