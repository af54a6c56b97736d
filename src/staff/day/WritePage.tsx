import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { Button, PortalForm, TextArea, TextInput, type FormFailure, type FormTools } from '../../ui';
import { useWriteToPatientMutation } from '../careApi';
import { LeaveWarning } from '../leaving/LeaveWarning';
import { useActKeys } from '../useActKeys';
import { AppointmentPage, type OnDay } from './AppointmentPage';
import { useBackToDay } from './backOnDay';

type Values = { subject: string; body: string };

const validate = ({ subject, body }: Values) => {
  const [noSubject, noBody] = [checkRequired(subject), checkRequired(body)];
  return { ...(noSubject && { subject: noSubject }), ...(noBody && { body: noBody }) };
};

function WriteForm({ appointment: { name, reservationId }, asked }: OnDay) {
  const { t } = useTranslation();
  const [send] = useWriteToPatientMutation();
  const backToDay = useBackToDay(asked);
  const { keyOf, failed } = useActKeys();
  const write = async ({ subject, body }: Values, { reset }: FormTools<Values>): Promise<FormFailure | undefined> => {
    const act = JSON.stringify([subject, body]);
    const { error } = await send({ reservationId, subject, body, key: keyOf(act) });
    if (error) {
      failed(act, error);
      return error;
    }
    reset('subject');
    reset('body');
    await backToDay(reservationId, t('staff.write.sent', { name }));
    return undefined;
  };
  return (
    <PortalForm
      draft={`write ${reservationId}`}
      initialValues={{ subject: '', body: '' }}
      validate={validate}
      onSubmit={write}
    >
      {({ isSending }) => (
        <>
          <LeaveWarning />
          <TextInput name="subject" label={t('mailbox.subject')} hint={t('mailbox.subject.hint')} autoComplete="off" />
          <TextArea name="body" label={t('mailbox.body.to', { name })} hint={t('mailbox.body.hint')} />
          <div>
            <Button type="submit" busy={isSending && t('staff.act.sending')}>
              {t('staff.write.send')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

export function WritePage() {
  return <AppointmentPage page="write">{(found) => <WriteForm {...found} />}</AppointmentPage>;
}
