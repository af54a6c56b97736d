import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Attachment } from '../../../contract/mailbox.ts';
import { checkRequired } from '../../../contract/required.ts';

/** Product §4 Mailbox. */
export type MessageValues = { clinicId: string; subject: string; body: string; attachments: readonly Attachment[] };

export const attachmentIds = ({ attachments }: Pick<MessageValues, 'attachments'>): string[] =>
  attachments.map(({ attachmentId }) => attachmentId);

type Errors = Partial<Record<keyof MessageValues, ErrorCode>>;

/** The server checks the length. */
export const validateMessage = (values: MessageValues): Errors => {
  const wrong: Errors = {};
  for (const name of ['clinicId', 'subject', 'body'] as const) {
    const code = checkRequired(values[name]);
    if (code) wrong[name] = code;
  }
  return wrong;
};
