import { namContext } from '../accounts.ts';
import { criteriaContext } from '../alerts/alertRows.ts';
import { feedContext } from '../calendar/calendarFeeds.ts';
import { choiceContext } from '../choices/rememberedChoices.ts';
import { identityContext } from '../guest/bookings.ts';
import { guestEmailContext } from '../guest/people.ts';
import { invitationEmailContext } from '../invitation/invite.ts';
import { answerContext } from '../idempotencyKeys.ts';
import { contentContext, nameContext } from '../mailbox/attachments.ts';
import { outboxContext } from '../outbox.ts';
import { messageContext, subjectContext } from '../appointmentMessages.ts';
import { subscriptionContext } from '../pushes/subscriptions.ts';
import { newsContext } from '../texts/queueNews.ts';
import { textNumberContext } from '../texts/textNumbers.ts';
import { factorContext } from '../secondFactor/factors.ts';
import { passkeyNameContext } from '../secondFactor/passkeys.ts';
import { totpContext } from '../staff/staffAccounts.ts';
import { reasonContext } from '../writeAppointment.ts';

export type SealedColumn = {
  table: string;
  column: string;
  /** Part of sealed values; survives renames. */
  context: string;
  numberIndex?: string;
  /** Rows per transaction. */
  maxRows: number;
};

const maxRows = 200;

/** A test finds missing `_sealed` columns. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'patients', column: 'nam_sealed', context: namContext, numberIndex: 'nam_index', maxRows },
  { table: 'appointments', column: 'reason_sealed', context: reasonContext, maxRows },
  { table: 'messages', column: 'body_sealed', context: messageContext, maxRows },
  { table: 'messages', column: 'subject_sealed', context: subjectContext, maxRows },
  { table: 'attachments', column: 'name_sealed', context: nameContext, maxRows },
  // Up to ten megabytes each.
  { table: 'attachments', column: 'content_sealed', context: contentContext, maxRows: 2 },
  { table: 'alerts', column: 'criteria_sealed', context: criteriaContext, maxRows },
  { table: 'remembered_choices', column: 'choice_sealed', context: choiceContext, maxRows },
  { table: 'calendar_feeds', column: 'secret_sealed', context: feedContext, maxRows },
  { table: 'second_factors', column: 'secret_sealed', context: factorContext, maxRows },
  { table: 'passkeys', column: 'name_sealed', context: passkeyNameContext, maxRows },
  { table: 'staff', column: 'totp_sealed', context: totpContext, maxRows },
  { table: 'outbox', column: 'payload_sealed', context: outboxContext, maxRows },
  { table: 'news_outbox', column: 'payload_sealed', context: newsContext, maxRows },
  { table: 'push_outbox', column: 'payload_sealed', context: newsContext, maxRows },
  { table: 'push_subscriptions', column: 'subscription_sealed', context: subscriptionContext, maxRows },
  { table: 'text_numbers', column: 'number_sealed', context: textNumberContext, maxRows },
  { table: 'invitations', column: 'email_sealed', context: invitationEmailContext, maxRows },
  { table: 'guest_bookings', column: 'identity_sealed', context: identityContext, maxRows },
  { table: 'guests', column: 'email_sealed', context: guestEmailContext, maxRows },
  { table: 'idempotency_records', column: 'answer_sealed', context: answerContext, maxRows },
];
