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

/** A column whose values are sealed. */
export type SealedColumn = {
  table: string;
  column: string;
  /**
   * With what its values open. It is authenticated with each of them, so it stays when a table or column gets another name:
   * `reservations.reason` opens what `appointments.reason_sealed` holds.
   */
  context: string;
  /** The column of the same row by which the health number is found, if it is one. */
  numberIndex?: string;
  /** Rows sealed anew in one transaction. */
  most: number;
};

const most = 200;

/** Every column whose name ends in `_sealed`: a test compares with the database, so that none is forgotten when keys are replaced. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'patients', column: 'nam_sealed', context: namContext, numberIndex: 'nam_index', most },
  { table: 'appointments', column: 'reason_sealed', context: reasonContext, most },
  { table: 'messages', column: 'body_sealed', context: messageContext, most },
  { table: 'attachments', column: 'name_sealed', context: nameContext, most },
  // Ten megabytes each, at most.
  { table: 'attachments', column: 'content_sealed', context: contentContext, most: 2 },
  { table: 'alerts', column: 'criteria_sealed', context: criteriaContext, most },
  { table: 'calendar_feeds', column: 'secret_sealed', context: feedContext, most },
  { table: 'outbox', column: 'payload_sealed', context: outboxContext, most },
  { table: 'invitations', column: 'email_sealed', context: invitationEmailContext, most },
  { table: 'guest_bookings', column: 'identity_sealed', context: identityContext, most },
  { table: 'guests', column: 'email_sealed', context: guestEmailContext, most },
  { table: 'idempotency_records', column: 'answer_sealed', context: answerContext, most },
];
