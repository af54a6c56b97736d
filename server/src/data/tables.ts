import type { AlertOffersTable, AlertsTable, OpeningsTable } from './tables/alerts.ts';
import type { HoldsTable, ReservationsTable } from './tables/bookings.ts';
import type { HubSessionsTable, InvitationPlacesTable, InvitationsTable } from './tables/hub.ts';
import type {
  ExpressBookingsTable,
  ExpressKeysTable,
  ExpressPeopleTable,
  ExpressTriesTable,
  SpentProofsTable,
} from './tables/express.ts';
import type { LiveEventsSweptTable, LiveEventsTable } from './tables/live.ts';
import type { ClinicsTable, PlacesTable, ProfessionalsTable, ServicesTable } from './tables/network.ts';
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
import type { CalendarFeedsTable, RemindersTable, VisitLinksTable } from './tables/reminders.ts';
import type {
  AttachmentsTable,
  AuditEventsTable,
  IdempotencyKeysTable,
  MessageRecipientsTable,
  MessagesTable,
  OutboxTable,
} from './tables/traces.ts';

/** The database as the query builder sees it, columns as they are; `server/migrations` is the truth. */
export type Tables = {
  clinics: ClinicsTable;
  professionals: ProfessionalsTable;
  services: ServicesTable;
  places: PlacesTable;
  patients: PatientsTable;
  accounts: AccountsTable;
  account_keys: AccountKeysTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  dependents: DependentsTable;
  dependent_notices: DependentNoticesTable;
  agreement_links: AgreementLinksTable;
  holds: HoldsTable;
  reservations: ReservationsTable;
  alerts: AlertsTable;
  alert_offers: AlertOffersTable;
  openings: OpeningsTable;
  messages: MessagesTable;
  message_recipients: MessageRecipientsTable;
  attachments: AttachmentsTable;
  reminders: RemindersTable;
  visit_links: VisitLinksTable;
  calendar_feeds: CalendarFeedsTable;
  invitations: InvitationsTable;
  invitation_places: InvitationPlacesTable;
  hub_sessions: HubSessionsTable;
  outbox: OutboxTable;
  express_bookings: ExpressBookingsTable;
  express_people: ExpressPeopleTable;
  express_tries: ExpressTriesTable;
  express_keys: ExpressKeysTable;
  spent_proofs: SpentProofsTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_events: AuditEventsTable;
  live_events: LiveEventsTable;
  live_events_swept: LiveEventsSweptTable;
};
