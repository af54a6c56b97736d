import { sql, type RawBuilder, type Transaction } from 'kysely';

import type { StaffThreadActBody } from '../../../../contract/staffThreads.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import {
  decideClosing,
  decideGivingBack,
  decideTaking,
  type ThreadObjection,
  type ThreadVerdict,
} from '../../domain/staff/threadActs.ts';
import { recordAudit, type AuditAction } from '../audit.ts';
import { clinicEvent } from '../auditTrail.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import type { LockedThread } from './lockThread.ts';

const actions = {
  take: 'thread.taken',
  giveBack: 'thread.returned',
  close: 'thread.closed',
} as const satisfies Record<StaffThreadActBody['act'], AuditAction>;

const decide = (asked: StaffThreadActBody, thread: LockedThread, staffId: string): ThreadVerdict => {
  if (asked.act === 'take') return decideTaking(thread, { staffId, from: asked.from });
  if (asked.act === 'giveBack') return decideGivingBack(thread, staffId);
  return decideClosing(thread, { staffId, seen: asked.revision });
};

const closed = sql`waiting_since = null, ended_as = 'closed', taken_by = null, revision = revision + 1`;

const changeOf = (act: StaffThreadActBody['act'], staffId: string): RawBuilder<unknown> =>
  act === 'close' ? closed : sql`taken_by = ${act === 'take' ? staffId : null}::uuid`;

/** Takes a conversation, gives it back or closes it. Only a person does; a command answers. */
export const careForThread = async (
  transaction: Transaction<Tables>,
  actor: { requestId: string; staff: StaffActor },
  thread: LockedThread,
  asked: StaffThreadActBody,
): Promise<'done' | ThreadObjection> => {
  const { clinicId, patientId, threadId } = thread;
  const verdict = decide(asked, thread, actor.staff.staffId);
  if (verdict !== 'do') return verdict;
  const change = changeOf(asked.act, actor.staff.staffId);
  await sql`update clinic_threads set ${change} where thread_id = ${threadId}::uuid`.execute(transaction);
  await recordAudit(transaction, clinicEvent(actor, actions[asked.act], { patientId, entityId: threadId }));
  await recordEvents(transaction, [{ type: 'thread', clinicId }]);
  return 'done';
};
