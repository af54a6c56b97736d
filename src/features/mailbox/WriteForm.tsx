import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClinicsAnswer } from '../../../contract/mailbox.ts';
import { useTold } from '../../i18n/useTold';
import { useSendMessageMutation } from '../../api/messagesApi';
import { Button, PortalForm, SelectInput, TextArea, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { AttachFiles } from './AttachFiles';
import { attachmentIds, validateMessage, type MessageValues } from './messageForm';

type Props = {
  choice: ClinicsAnswer;
  aboutPatient: string | null;
  personName: string | undefined;
  onSent: (threadId: string) => Promise<void>;
};

/** A single clinic needs no choice. */
export function WriteForm({ choice: { clinics }, aboutPatient, personName, onSent }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const [send] = useSendMessageMutation();
  const [isBringing, setBringing] = useState(false);
  const [first] = clinics;
  const initialValues: MessageValues = {
    clinicId: clinics.length === 1 && first ? first.clinicId : '',
    subject: '',
    body: '',
    attachments: [],
  };

  const write = async (values: MessageValues): Promise<FormFailure | undefined> => {
    const { data, error } = await send({ ...values, aboutPatient, attachments: attachmentIds(values) });
    if (data) await onSent(data.threadId);
    return error;
  };

  return (
    <PortalForm
      draft={`message ${aboutPatient ?? ''}`}
      initialValues={initialValues}
      validate={validateMessage}
      onSubmit={write}
      tellFailure={tellFailure(t('mailbox.unknown'))}
    >
      {({ isSending }) => (
        <>
          <SelectInput
            name="clinicId"
            label={t('mailbox.clinic')}
            hint={t('mailbox.clinic.hint')}
            empty={t('mailbox.clinic.choose')}
            options={clinics.map(({ clinicId, name }) => ({ value: clinicId, label: name }))}
          />
          <TextInput name="subject" label={t('mailbox.subject')} hint={t('mailbox.subject.hint')} autoComplete="off" />
          <TextArea name="body" label={t('mailbox.body')} hint={t('mailbox.body.hint')} />
          <AttachFiles name="attachments" onBringing={setBringing} />
          <div>
            <Button type="submit" busy={isSending ? t('mailbox.sending') : isBringing && t('mailbox.files.busy')}>
              {personName === undefined ? t('mailbox.submit') : told('mailbox.submit.for', { name: personName })}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
