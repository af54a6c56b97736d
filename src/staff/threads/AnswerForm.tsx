import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import type { StaffThread } from '../../../contract/staffThreads.ts';
import {
  Button,
  Card,
  Note,
  Outcome,
  PortalForm,
  TextArea,
  useFieldValue,
  type FormFailure,
  type FormTools,
} from '../../ui';
import { useAnswerThreadMutation } from '../threadsApi';
import { useActKeys } from '../useActKeys';

type Values = { body: string };

const validate = ({ body }: Values) => {
  const problem = checkRequired(body);
  return problem ? { body: problem } : {};
};

type Begun = {
  thread: StaffThread;
  begunAt: number | undefined;
  onBegun: (revision: number | undefined) => void;
};

/** What comes while somebody writes is not counted as read. */
function Beginning({ thread: { revision }, begunAt, onBegun }: Begun) {
  const { t } = useTranslation();
  const isEmpty = useFieldValue('body') === '';
  useEffect(() => {
    if (isEmpty && begunAt !== undefined) onBegun(undefined);
    if (!isEmpty && begunAt === undefined) onBegun(revision);
  }, [isEmpty, begunAt, onBegun, revision]);
  return begunAt !== undefined && begunAt !== revision && <Note icon="warning">{t('staff.thread.moved')}</Note>;
}

type Props = Begun & { readAgain: () => Promise<number | undefined> };

export function AnswerForm({ readAgain, ...begun }: Props) {
  const { t } = useTranslation();
  const [send] = useAnswerThreadMutation();
  const [sent, setSent] = useState(0);
  const keyOf = useActKeys();
  const { thread, begunAt, onBegun } = begun;
  const { about, holder, messages, threadId } = thread;
  const answer = async ({ body }: Values, { reset }: FormTools<Values>): Promise<FormFailure | undefined> => {
    const revision = begunAt ?? thread.revision;
    const key = keyOf(`${revision} ${body}`);
    const { error } = await send({ threadId, body, revision, after: messages.at(-1)?.messageId ?? '', key });
    if (error) {
      if ('status' in error && error.status === 409) onBegun(await readAgain());
      return error;
    }
    onBegun(undefined);
    reset('body');
    setSent((times) => times + 1);
    return undefined;
  };
  return (
    <Card>
      {sent > 0 && (
        <Outcome key={sent} tone="success">
          <p>{t('staff.thread.sent', { name: about.name })}</p>
        </Outcome>
      )}
      <h2>{t('staff.thread.answer')}</h2>
      {holder?.isMe === false && <Note>{t('staff.thread.othersNote', { name: holder.name })}</Note>}
      <PortalForm
        draft={`answer ${threadId}`}
        staysWhenLeft
        initialValues={{ body: '' }}
        validate={validate}
        onSubmit={answer}
      >
        {({ isSending }) => (
          <>
            <Beginning {...begun} />
            <TextArea name="body" label={t('staff.thread.body', { name: about.name })} hint={t('mailbox.body.hint')} />
            <div>
              <Button type="submit" busy={isSending && t('staff.act.sending')}>
                {t('staff.thread.send')}
              </Button>
            </div>
          </>
        )}
      </PortalForm>
    </Card>
  );
}
