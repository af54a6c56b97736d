import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { actingAs, howToName, isActingName } from '../data/actedAs.ts';
import { recordAudit } from '../data/audit.ts';
import type { Tables } from '../data/tables.ts';
import { TrailRefused } from './trailRefused.ts';

export const recordExport = async (
  db: Kysely<Tables>,
  { name, mustName }: { name: string; mustName: boolean },
): Promise<void> => {
  if ((mustName || name !== '') && !isActingName(name)) throw new TrailRefused(`Say who exports: ${howToName}.`);
  const event = { action: 'trail.exported', capacity: 'clinic', actorAccountId: null } as const;
  await actingAs(name, () => recordAudit(db, { ...event, requestId: randomUUID() }));
};
