import type { TestContext } from 'node:test';

import type { DependentScope } from '../../../contract/dependents.ts';
import { addLink } from './people.ts';
import { appointmentStage } from './appointments.ts';

export const secret = 'Interruption de grossesse';

/**
 * `me`, whose appointments have a secret reason, and `other`, who acts for them: at level *book* alone unless told
 * otherwise.
 */
export const delegateStage = async (t: TestContext, scopes: DependentScope[] = ['book']) => {
  const stage = await appointmentStage(t);
  const { db, me, other, slot } = stage;
  await addLink(db, { account_id: other.accountId, patient_id: me.patientId, basis: 'written-authorization', scopes });
  const dependent = { patientId: me.patientId };
  const theirs = async (start: string | number) => (await me.reserve(await slot(start), { raisonVisite: secret })).body;
  const booked = async (start: string | number) => (await other.reserve(await slot(start), { dependent })).body;
  const clinicCancels = () =>
    db
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'clinic', cancelled_at: new Date() })
      .execute();
  /** What the trail says that the delegate read of the person’s appointments. */
  const read = async () =>
    db
      .selectFrom('audit_events')
      .select(['capacity', 'patient_id', 'entity_id', 'actor_account_id'])
      .where('action', '=', 'history.read')
      .where('actor_account_id', '=', other.accountId)
      .execute();
  const line = {
    capacity: 'delegate',
    patient_id: me.patientId,
    entity_id: me.patientId,
    actor_account_id: other.accountId,
  };
  return { ...stage, booked, clinicCancels, dependent, line, read, theirs };
};
