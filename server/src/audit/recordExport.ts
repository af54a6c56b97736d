import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { recordAudit } from '../data/audit.ts';
import type { Tables } from '../data/tables.ts';

export const recordExport = (db: Kysely<Tables>): Promise<void> =>
  recordAudit(db, { action: 'trail.exported', capacity: 'clinic', actorAccountId: null, requestId: randomUUID() });
