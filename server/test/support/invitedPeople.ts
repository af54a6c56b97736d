import assert from 'node:assert/strict';

import { sql } from 'kysely';

import { giveBackInvitedJob } from '../../src/jobs/giveBackInvited.ts';
import { finish, type AlertStage } from './alerts.ts';
import { clinicOn } from './clinic.ts';
import { invitationAreaOn, invitingWords, saidOf, type InvitationArea } from './invitation.ts';
import type { Owner } from './ledgerOfAppointments.ts';

/** Whom the clinic invites, each to several appointments at once. */
const invitees = [
  { nam: 'TREH50530219', birthDate: '1950-03-02', email: 'huguette@exemple.ca' },
  { nam: 'ROYM90010112', birthDate: '1990-01-01', email: 'marc@exemple.ca' },
] as const;

/** An invitation that was sent, its slots, and its person behind the door of the invitation area. */
export type Invited = { invitationId: string; slots: readonly string[]; invitationArea: InvitationArea };

type Stage = Pick<AlertStage, 'app' | 'clinicId' | 'deps'>;

/**
 * The clinic invites somebody to some slots, if it can have them all now, and they come in with the code.
 * @returns nothing where somebody has one of the slots
 */
export const inviteTo = async (
  { app, clinicId, deps }: Stage,
  which: number,
  slots: readonly string[],
): Promise<Invited | undefined> => {
  const person = invitees[which % invitees.length] ?? assert.fail('nobody to invite');
  const said = await clinicOn(deps).type(...invitingWords(clinicId, person, ...slots.flatMap((id) => ['--slot', id])));
  if (!said.startsWith('Invitation ')) {
    assert.match(said, /^A slot is not free at /);
    return undefined;
  }
  const { invitationId, code } = saidOf(said);
  const { status, body } = await invitationAreaOn(app).auth({ nam: person.nam, birthDate: person.birthDate, code });
  // Between the two it may have been taken back.
  return status === 200 ? { invitationId, slots, invitationArea: invitationAreaOn(app, body.authToken) } : undefined;
};

/** The clinic takes an invitation back. */
export const takeBack = async ({ deps }: Stage, { invitationId }: Invited): Promise<void> => {
  assert.match(
    await clinicOn(deps).type('uninvite', invitationId),
    /^(The invitation is withdrawn|There is no open invitation)/,
  );
};

/** The time of an invitation is over, and what it kept is given back. */
export const letInvitationEnd = async ({ deps }: Stage, { invitationId }: Invited): Promise<void> => {
  await sql`update invitations set open_until = statement_timestamp() where id = ${invitationId}::uuid`.execute(
    deps.db,
  );
  await finish(giveBackInvitedJob, deps);
};

/** The owner of an appointment that was booked by an invitation: they cancel and confirm there. */
export const ownerBy = ({ invitationId, invitationArea }: Invited): Owner => ({
  cancel: ({ reservationId = '' }) => invitationArea.cancel(invitationId, reservationId),
  confirm: (reservationId) => invitationArea.confirm(invitationId, reservationId),
});
