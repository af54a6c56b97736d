import { Link } from 'react-router-dom';

import type { ThreadSummary } from '../../../contract/mailbox.ts';
import { Marked } from '../../i18n/Marked';
import { languageOf } from '../../lib/languageOf';
import { listed } from '../../lib/lists';
import { toThread } from '../../lib/paths';
import { Pause, Unseen } from '../../ui';

type Props = {
  thread: Pick<ThreadSummary, 'subject' | 'threadId'>;
  id?: string;
  /** What stands beside the link, marked, and is heard as part of its name. */
  more: readonly (string | false)[];
};

/** In a list of links, a subject alone may name several threads. It is read in the language that it is written in. */
export function ThreadLink({ thread: { subject, threadId }, id, more }: Props) {
  return (
    <Link id={id} to={toThread(threadId)}>
      <span lang={languageOf(subject)}>
        <span>{subject}</span>
        <Pause>,</Pause>
      </span>{' '}
      <Unseen>
        <Marked text={listed(more)} />
      </Unseen>
    </Link>
  );
}
