import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ThreadAnswer } from '../../../contract/mailbox.ts';
import { messageLimits } from '../../../contract/limits.ts';
import { useTold } from '../../i18n/useTold';
import { useSendMessageMutation } from '../../api/messagesApi';
import { useListWritableClinicsQuery } from '../../api/threadsApi';
import { Button, Card, Outcome, PortalForm, TextArea, type FormFailure, type FormTools } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { AttachFiles } from './AttachFiles';
import { attachmentIds, validateMessage, type MessageValues } from './messageForm';
import { NotUrgent } from './NotUrgent';
import { SendingLimit } from './SendingLimit';

type Props = {
  thread: ThreadAnswer;
  clinic: NonNullable<ThreadAnswer['replyTo']>;
  personName: string | undefined;
  onSent: () => void;
};

/** Success shows above the title: the day's last reply removes the form. */
export function ReplyForm({ thread, clinic, personName, onSent }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const [send] = useSendMessageMutation();
  const [sent, setSent] = useState(0);
  const [isBringing, setBringing] = useState(false);
  const { aboutPatient, subject, threadId } = thread;
  const { data: choice, error: unknownLimit } = useListWritableClinicsQuery(aboutPatient.patientId, {
    refetchOnMountOrArgChange: true,
  });

  const answer = async (
    { attachments, body, clinicId }: MessageValues,
    { reset }: FormTools<MessageValues>,
  ): Promise<FormFailure | undefined> => {
    const { error } = await send({
      clinicId,
      subject,
      body,
      threadId,
      aboutPatient: aboutPatient.patientId,
      attachments: attachmentIds({ attachments }),
    });
    if (error) return error;
    reset('body');
    reset('attachments');
    setSent((times) => times + 1);
    onSent();
    return undefined;
  };

  return (
    <Card>
      {sent > 0 && (
        <Outcome key={sent} tone="success">
          <p>{t('mailbox.sent')}</p>
        </Outcome>
      )}
      <h2>{t('mailbox.reply')}</h2>
      <NotUrgent />
      {(choice !== undefined || unknownLimit) && ( // keeps input while a failed query refetches
        <SendingLimit left={choice?.leftToday}>
          <PortalForm
            draft={`reply ${threadId}`}
            initialValues={{
              clinicId: clinic.clinicId,
              subject: subject.slice(0, messageLimits.subject),
              body: '',
              attachments: [],
            }}
            validate={validateMessage}
            onSubmit={answer}
            tellFailure={tellFailure(t('mailbox.unknown'))}
          >
            {({ isSending }) => (
              <>
                <TextArea
                  name="body"
                  label={t('mailbox.body.to', { name: clinic.name })}
                  hint={t('mailbox.body.hint')}
                />
                <AttachFiles key={sent} name="attachments" onBringing={setBringing} />
                <div>
                  <Button type="submit" busy={isSending ? t('mailbox.sending') : isBringing && t('mailbox.files.busy')}>
                    {personName === undefined
                      ? t('mailbox.reply.submit')
                      : told('mailbox.reply.submit.for', { name: personName })}
                  </Button>
                </div>
              </>
            )}
          </PortalForm>
        </SendingLimit>
      )}
    </Card>
  );
}
