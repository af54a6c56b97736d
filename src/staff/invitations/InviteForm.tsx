import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { calendarDateOf } from '../../lib/clinicTime';
import { Button, Card, PortalForm, type FormFailure, type FormTools } from '../../ui';
import { useInvitePersonMutation } from '../invitationsApi';
import { LeaveWarning } from '../leaving/LeaveWarning';
import { useActKeys } from '../useActKeys';
import type { StaffClinic } from '../useClinic';
import { initialInvite, inviteFields, toInviteBody, validateInvite, type InviteValues } from './inviteValues';
import { InviteFields } from './InviteFields';

type Props = { clinic: StaffClinic; choices: StaffSeriesChoices; onDone: (said: string) => void };

export function InviteForm({ clinic: { clinicId, timeZone }, choices, onDone }: Props) {
  const { t } = useTranslation();
  const [send] = useInvitePersonMutation();
  const keys = useActKeys();
  const [initial] = useState(() => initialInvite(choices));
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const invite = async (values: InviteValues, { reset }: FormTools<InviteValues>): Promise<FormFailure | undefined> => {
    const body = toInviteBody(clinicId, values);
    if (body === undefined) return undefined;
    const act = JSON.stringify(body);
    const { data, error } = await send({ body, key: keys.keyOf(act) });
    if (error) {
      keys.failed(act, error);
      return error;
    }
    keys.done(act);
    for (const name of inviteFields) reset(name);
    onDone(t('staff.invite.done', { count: data?.slots ?? body.count }));
    return undefined;
  };
  return (
    <Card>
      <h2>{t('staff.invite.title')}</h2>
      <p>{t('staff.invite.lead')}</p>
      <PortalForm initialValues={initial} validate={(values) => validateInvite(values, today)} onSubmit={invite}>
        {({ isSending }) => (
          <>
            <LeaveWarning />
            <InviteFields choices={choices} />
            <div>
              <Button type="submit" busy={isSending && t('staff.act.sending')}>
                {t('staff.invite.submit')}
              </Button>
            </div>
          </>
        )}
      </PortalForm>
    </Card>
  );
}
