import type { Generated, GeneratedAlways } from 'kysely';

import type { StaffRole } from '../../../../contract/staffRoles.ts';
import type { Defaulted } from './columns.ts';

export type AuditEventsTable = {
  id: GeneratedAlways<string>;
  at: Generated<Date>;
  actor_account_id: string | null;
  capacity: 'self' | 'delegate' | 'clinic' | 'system' | 'anonymous';
  action: string;
  patient_id: string | null;
  entity_id: string | null;
  request_id: string | null;
  device: Defaulted<string>;
  /** Of a clinic’s event: who acted, as what and where. */
  actor_staff_id: string | null;
  actor_role: StaffRole | null;
  actor_clinic_id: string | null;
  /** Of a command. */
  actor_operator: string | null;
  /** Of a refused sign-in. */
  source_digest: string | null;
};
