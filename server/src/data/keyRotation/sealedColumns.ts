import { namContext } from '../accounts.ts';
import { criteriaContext } from '../alerts/alertRows.ts';
import { feedContext } from '../calendar/calendarFeeds.ts';
import { identityContext } from '../guest/bookings.ts';
import { guestEmailContext } from '../guest/people.ts';
import { invitationEmailContext } from '../invitation/invite.ts';
import { answerContext } from '../idempotencyKeys.ts';
import { contentContext, nameContext } from '../mailbox/attachments.ts';
import { outboxContext } from '../outbox.ts';
import { messageContext } from '../appointmentMessages.ts';
import { reasonContext } from '../writeAppointment.ts';

export type SealedColumn = {
  table: string;
  column: string;
  /** Part of sealed values; survives renames. */
  context: string;
  numberIndex?: string;
  /** Rows per transaction. */
  most: number;
};

const most = 200;

/** A test finds missing `_sealed` columns. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'patients', column: 'nam_sealed', context: namContext, numberIndex: 'nam_index', most },
  { table: 'appointments', column: 'reason_sealed', context: reasonContext, most },
  { table: 'messages', column: 'body_sealed', context: messageContext, most },
  { table: 'attachments', column: 'name_sealed', context: nameContext, most },
  // Up to ten megabytes each.
  { table: 'attachments', column: 'content_sealed', context: contentContext, most: 2 },
  { table: 'alerts', column: 'criteria_sealed', context: criteriaContext, most },
  { table: 'calendar_feeds', column: 'secret_sealed', context: feedContext, most },
  { table: 'outbox', column: 'payload_sealed', context: outboxContext, most },
  { table: 'invitations', column: 'email_sealed', context: invitationEmailContext, most },
  { table: 'guest_bookings', column: 'identity_sealed', context: identityContext, most },
  { table: 'guests', column: 'email_sealed', context: guestEmailContext, most },
  { table: 'idempotency_records', column: 'answer_sealed', context: answerContext, most },
];
