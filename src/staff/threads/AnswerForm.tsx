import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import type { StaffThread } from '../../../contract/staffThreads.ts';
import { useTold } from '../../i18n/useTold';
import {
  Button,
  Card,
  Note,
  Outcome,
  PortalForm,
  TextArea,
  useFieldValue,
  useHeldValue,
  type FormFailure,
  type FormTools,
} from '../../ui';
import { LeaveWarning } from '../leaving/LeaveWarning';
import { useAnswerThreadMutation } from '../threadsApi';
import { useActKeys } from '../useActKeys';
import { useHolder } from './useHolder';

type Values = { body: string; begunAt: number | null };

const validate = ({ body }: Values) => {
  const problem = checkRequired(body);
  return problem ? { body: problem } : {};
};

/** Read again, it may be sent knowingly. */
const isOvertaken = ({ message = '' }: { message?: string }): boolean => message.startsWith('staff.thread.');

/** Holds the revision at which the text was begun: what comes later is not counted as read. */
function Beginning({ revision }: Pick<StaffThread, 'revision'>) {
  const { t } = useTranslation();
  const isEmpty = useFieldValue('body') === '';
  const [begunAt, setBegunAt] = useHeldValue<number>('begunAt');
  useEffect(() => {
    if (isEmpty !== (begunAt === null)) setBegunAt(isEmpty ? null : revision);
  }, [isEmpty, begunAt, setBegunAt, revision]);
  return begunAt !== null && begunAt !== revision && <Note icon="warning">{t('staff.thread.moved')}</Note>;
}

type Props = { thread: StaffThread; name: string; readAgain: () => Promise<unknown> };

export function AnswerForm({ thread, name, readAgain }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const [send] = useAnswerThreadMutation();
  const [sent, setSent] = useState(0);
  const { keyOf, failed } = useActKeys();
  const { isColleagues } = useHolder(thread.holder);
  const { holder, revision, threadId } = thread;
  const answer = async ({ body, begunAt }: Values, { reset }: FormTools<Values>): Promise<FormFailure | undefined> => {
    const seen = begunAt ?? revision;
    const act = `${seen} ${body}`;
    const { error } = await send({ threadId, body, revision: seen, key: keyOf(act) });
    if (error) {
      failed(act, error);
      if (isOvertaken(error)) {
        await readAgain();
        reset('begunAt');
      }
      return error;
    }
    reset('body');
    reset('begunAt');
    setSent((times) => times + 1);
    return undefined;
  };
  return (
    <Card>
      {sent > 0 && (
        <Outcome key={sent} tone="success">
          <p>{t('staff.thread.sent', { name })}</p>
        </Outcome>
      )}
      <h2>{t('staff.thread.answer')}</h2>
      {isColleagues && <Note>{told('staff.thread.colleagues', { name: holder?.name ?? '' })}</Note>}
      <PortalForm
        draft={`answer ${threadId}`}
        initialValues={{ body: '', begunAt: null }}
        validate={validate}
        onSubmit={answer}
      >
        {({ isSending }) => (
          <>
            <LeaveWarning />
            <Beginning revision={revision} />
            <TextArea name="body" label={t('staff.thread.body', { name })} hint={t('mailbox.body.hint')} />
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
