import type { AlertOffersTable, AlertsTable, FreedSlotsTable } from './tables/alerts.ts';
import type { AppointmentsTable, HoldsTable } from './tables/appointments.ts';
import type { AuditEventsTable } from './tables/auditEvents.ts';
import type { RememberedChoicesTable } from './tables/choices.ts';
import type {
  GuestBookingsTable,
  GuestManagementTokensTable,
  GuestsTable,
  GuestTriesTable,
  SpentProofsTable,
} from './tables/guests.ts';
import type { IdempotencyRecordsTable } from './tables/idempotencyRecords.ts';
import type { InvitationSessionsTable, InvitationSlotsTable, InvitationsTable } from './tables/invitations.ts';
import type { KnownValuesTable } from './tables/knownValues.ts';
import type { LiveEventsSweptTable, LiveEventsTable } from './tables/liveEvents.ts';
import type { AttachmentsTable, ClinicThreadsTable, MessageRecipientsTable, MessagesTable } from './tables/messages.ts';
import type { ClinicsTable, ProfessionalsTable, ServicesTable, SlotsTable } from './tables/network.ts';
import type { JobStatesTable, MigrationMarksTable } from './tables/operation.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type {
  AccountKeysTable,
  AccountsTable,
  AgreementLinksTable,
  ConsentsTable,
  DependentNoticesTable,
  DependentsTable,
  PatientsTable,
  SessionsTable,
} from './tables/people.ts';
import type { ClosedChannelsTable, PushOutboxTable, PushSubscriptionsTable } from './tables/pushes.ts';
import type { FeedConflictsTable, FeedFilesTable, FeedRunsTable, SourcesTable } from './tables/sources.ts';
import type { NewsChoicesTable, NewsOutboxTable, TextNumbersTable, TextStopsTable } from './tables/texts.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts';
import type { RecoveryCodesTable, SecondFactorsTable, SecondStepsTable } from './tables/secondFactors.ts';
import type { SlotWithdrawalsTable, StaffClinicsTable, StaffSessionsTable, StaffTable } from './tables/staff.ts';
import type { AppointmentLinksTable, CalendarFeedsTable, RemindersTable } from './tables/reminders.ts';

/** `server/migrations` is the source of truth. */
export type Tables = {
  clinics: ClinicsTable;
  professionals: ProfessionalsTable;
  services: ServicesTable;
  slots: SlotsTable;
  sources: SourcesTable;
  feed_files: FeedFilesTable;
  feed_runs: FeedRunsTable;
  feed_conflicts: FeedConflictsTable;
  patients: PatientsTable;
  accounts: AccountsTable;
  account_keys: AccountKeysTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  staff: StaffTable;
  staff_clinics: StaffClinicsTable;
  slot_withdrawals: SlotWithdrawalsTable;
  staff_sessions: StaffSessionsTable;
  dependents: DependentsTable;
  dependent_notices: DependentNoticesTable;
  agreement_links: AgreementLinksTable;
  holds: HoldsTable;
  appointments: AppointmentsTable;
  alerts: AlertsTable;
  alert_offers: AlertOffersTable;
  freed_slots: FreedSlotsTable;
  messages: MessagesTable;
  clinic_threads: ClinicThreadsTable;
  message_recipients: MessageRecipientsTable;
  attachments: AttachmentsTable;
  reminders: RemindersTable;
  appointment_links: AppointmentLinksTable;
  calendar_feeds: CalendarFeedsTable;
  invitations: InvitationsTable;
  invitation_slots: InvitationSlotsTable;
  invitation_sessions: InvitationSessionsTable;
  outbox: OutboxTable;
  news_choices: NewsChoicesTable;
  news_outbox: NewsOutboxTable;
  text_numbers: TextNumbersTable;
  text_stops: TextStopsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_outbox: PushOutboxTable;
  closed_channels: ClosedChannelsTable;
  guest_bookings: GuestBookingsTable;
  guests: GuestsTable;
  guest_tries: GuestTriesTable;
  guest_management_tokens: GuestManagementTokensTable;
  spent_proofs: SpentProofsTable;
  idempotency_records: IdempotencyRecordsTable;
  audit_events: AuditEventsTable;
  live_events: LiveEventsTable;
  live_events_swept: LiveEventsSweptTable;
  remembered_choices: RememberedChoicesTable;
  known_values: KnownValuesTable;
  migration_marks: MigrationMarksTable;
  job_states: JobStatesTable;
};
