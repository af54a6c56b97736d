import type { HoldsTable, ReservationsTable } from './tables/bookings.ts';
import type { ClinicsTable, PlacesTable, ProfessionalsTable, ServicesTable } from './tables/network.ts';
import type { AccountKeysTable, AccountsTable, ConsentsTable, DependentsTable, PatientsTable, SessionsTable } from './tables/people.ts';
import type {
  AuditEventsTable, IdempotencyKeysTable, MessageRecipientsTable, MessagesTable, OutboxTable,
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
  holds: HoldsTable;
  reservations: ReservationsTable;
  messages: MessagesTable;
  message_recipients: MessageRecipientsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_events: AuditEventsTable;
};
