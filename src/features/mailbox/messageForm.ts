import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { checkRequired } from '../../../contract/required.ts';

/** A message to a clinic, by the contract's field names (product §4 Mailbox). */
export type MessageValues = { clinicId: string; subject: string; body: string; attachments: readonly Attachment[] };

/** What goes over the wire: the files are there already, their ids are enough. */
export const attachmentIds = ({ attachments }: Pick<MessageValues, 'attachments'>): string[] =>
  attachments.map(({ attachmentId }) => attachmentId);

type Errors = Partial<Record<keyof MessageValues, ErrorCode>>;

/** Nothing may be empty; what is too long the server says. */
export const validateMessage = (values: MessageValues): Errors => {
  const wrong: Errors = {};
  for (const name of ['clinicId', 'subject', 'body'] as const) {
    const code = checkRequired(values[name]);
    if (code) wrong[name] = code;
  }
  return wrong;
};
