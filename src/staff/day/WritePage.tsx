import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { Button, PortalForm, TextArea, TextInput, type FormFailure } from '../../ui';
import { useWriteToPatientMutation } from '../careApi';
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
  const keyOf = useActKeys();
  const write = async ({ subject, body }: Values): Promise<FormFailure | undefined> => {
    const key = keyOf(JSON.stringify([subject, body]));
    const { error } = await send({ reservationId, subject, body, key });
    if (!error) await backToDay(reservationId, t('staff.write.sent', { name }));
    return error;
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
