import { randomUUID } from 'node:crypto';

import type { Insertable } from 'kysely';

import type { DependentScope } from '../../../contract/dependents.ts';
import type { DependentsTable } from '../../src/data/tables/people.ts';
import { patientOn, type Patient, type Stage } from '../support/booking.ts';
import { seeCard } from '../support/cardSeen.ts';
import { invitee } from '../support/invitation.ts';
import { addLink, addPatient } from '../support/people.ts';
import { signedIn } from '../support/signedIn.ts';
import { openBrowser, type Visitor } from '../support/browser.ts';
import { namesNothingThere, type Column } from './columns.ts';
import { invitePerson } from './invited.ts';
import { once } from './once.ts';
import { nothingThere, ownedBy } from './owner.ts';
import type { Surroundings, Target } from './row.ts';
import { staffOf, type Workplaces } from './staff.ts';

const scopes: DependentScope[] = ['book', 'history', 'messages'];

/** How each of those who act, or acted, for the owner is linked with them. */
const links: Partial<Record<Column, Partial<Insertable<DependentsTable>>>> = {
  book: { scopes: ['book'] },
  history: { scopes: ['history'] },
  messages: { scopes: ['messages'] },
  powerless: { scopes: [] },
  frozen: { scopes, locked_at: new Date(), lock_reason: 'self' },
  grown: { scopes, basis: 'parental-authority' },
  pending: { scopes, state: 'pending' },
  former: { scopes, state: 'ended' },
};

const linked = Object.entries(links);

/** One owner, everybody who may ask for what is theirs, and how to know it again. */
export type Family = {
  around: Surroundings;
  /** What a column names: the owner’s, or nothing that is there. */
  target: (column: Column) => Target;
  /** The browser of a column, and the headers it sends beside its own. */
  asker: (column: Column) => Promise<{ visitor: Visitor; headers: Record<string, string> }>;
  /** The owner’s record, and the account that a column asks with, where it has one. */
  ownerId: string;
  accountOf: (column: Column) => string | undefined;
  /** Who works at a clinic, where the column does. */
  staffIdOf: (column: Column) => Promise<string> | undefined;
  /** Whether something of the owner’s stands in a text. */
  sees: (said: string) => boolean;
};

let families = 0;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Whom everybody may act for by age, and whose parents may no longer by theirs. Invited, all get one number: the day sets them apart. */
const bornSixteenYearsAgo = (): string => {
  families += 1;
  const [month, day] = [1 + (families % 9), 1 + (Math.floor(families / 9) % 28)];
  return `${new Date().getUTCFullYear() - 16}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** All but the owner act for one other person, at every level: a link with somebody opens nobody else’s record. */
const actForAnother = async (db: Stage['db'], people: readonly Patient[]): Promise<void> => {
  const another = await addPatient(db, { first_name: 'Fée', last_name: 'Clochette', birth_date: '1950-06-01' });
  for (const { accountId } of people) await addLink(db, { account_id: accountId, patient_id: another, scopes });
};

/** One instant for every session, so that answers tell nobody apart by it, and one password. */
const makeAlike = async ({ db, deps }: Stage, people: readonly Patient[], passwordHash: string): Promise<void> => {
  const [ids, now] = [people.map(({ accountId }) => accountId), deps.clock()];
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: new Date(now.getTime() + 12 * 3_600_000) })
    .where('account_id', 'in', ids)
    .execute();
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', 'in', ids).execute();
  await actForAnother(db, people.slice(1));
};

const nameOwner = async (
  db: Stage['db'],
  patientId: string,
  { word, birthDate }: { word: string; birthDate: string },
): Promise<void> => {
  await db
    .updateTable('patients')
    .set({ first_name: `Ève ${word}`, last_name: word, birth_date: birthDate })
    .where('id', '=', patientId)
    .execute();
};

/** The card of the owner, which a clinic saw; another account says that it is theirs. */
const claimNumber = async (
  { db, deps }: Stage,
  { owner, pretender, birthDate }: { owner: Patient; pretender: Patient; birthDate: string },
): Promise<void> => {
  const card = { nam: invitee.nam, birthDate, firstName: 'Ève' };
  for (const { patientId } of [owner, pretender]) await seeCard({ db, vault: deps.vault }, patientId, card);
  await db.updateTable('patients').set({ nam_verified_at: null }).where('id', '=', pretender.patientId).execute();
};

/** Notes what each part of a target is called by, as it is made: ids and secrets. */
const noting = (target: Target, note: (mark: string) => void): Target => {
  const noted = Object.entries(target).map(([name, part]) => {
    if (typeof part === 'string') return [name, part];
    return [
      name,
      async () => {
        const made = await part();
        (typeof made === 'string' ? [made] : Object.values(made)).forEach(note);
        return made;
      },
    ];
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: fromEntries forgets which keys it was given
  return Object.fromEntries(noted) as Target;
};

/** One free slot, and its service. */
const slotAround = (db: Stage['db'], newSlot: () => Promise<string>): Pick<Surroundings, 'slot' | 'service'> => {
  const slot = once(newSlot);
  const service = once(async () => {
    const found = db.selectFrom('slots').where('id', '=', await slot());
    return (await found.select('service_id').executeTakeFirstOrThrow()).service_id;
  });
  return { slot, service };
};

type Country = Pick<Surroundings, 'clinicId' | 'password' | 'startOf' | 'begin'> & {
  workplaces: Workplaces;
  passwordHash: string;
  newSlot: () => Promise<string>;
  guestToken: string;
};

/** Makes an owner of sixteen, with a word of their own in all that is theirs. */
export const makeFamily = async (
  stage: Stage,
  { begin, clinicId, guestToken, newSlot, password, passwordHash, startOf, workplaces }: Country,
): Promise<Family> => {
  const { app, db, deps } = stage;
  const people = (await signedIn(deps, linked.length + 3)).map((person) => patientOn(app, person));
  const [owner, outsider, pretender, ...delegates] = people;
  if (owner === undefined || outsider === undefined || pretender === undefined)
    throw new Error('Nobody was signed in.');
  const word = `toux-${randomUUID()}`;
  const birthDate = bornSixteenYearsAgo();
  await makeAlike(stage, people, passwordHash);
  await nameOwner(db, owner.patientId, { word, birthDate });
  await claimNumber(stage, { owner, pretender, birthDate });
  const asking = new Map<string, Patient>([
    ['owner', owner],
    ['pretender', pretender],
    ['outsider', outsider],
    ['absent', outsider],
  ]);
  await Promise.all(
    linked.map(async ([name, link], index) => {
      const delegate = delegates[index];
      if (delegate === undefined) throw new Error(`Nobody is ${name}.`);
      await addLink(db, { account_id: delegate.accountId, patient_id: owner.patientId, ...link });
      asking.set(name, delegate);
    }),
  );
  const marks = new Set([word, owner.patientId, owner.accountId]);
  const invite = ({ accountId, patientId }: Patient) =>
    once(() => invitePerson(stage, { patientId, clinicId, email: `${accountId}@exemple.ca` }));
  const [invitation, other] = [invite(owner), invite(outsider)];
  const token = async (column: Column): Promise<string | undefined> => {
    if (column === 'guest') return guestToken;
    if (column === 'invitationArea') return (await invitation()).authToken;
    return column === 'otherInvitation' || column === 'otherInvitationAbsent' ? (await other()).authToken : undefined;
  };
  const theirs = noting(ownedBy(stage, { patient: owner, word, birthDate, clinicId, newSlot, invitation }), (mark) => {
    if (mark !== clinicId) marks.add(mark);
  });
  const nothing = nothingThere(birthDate);
  const staff = staffOf(stage, workplaces);
  return {
    around: { begin, clinicId, password, startOf, ...slotAround(db, newSlot) },
    target: (column) => (namesNothingThere(column) ? nothing : theirs),
    asker: async (column) => {
      const authToken = await token(column);
      return {
        visitor: openBrowser(app, new Map(asking.get(column)?.cookies ?? (await staff(column))?.cookies)),
        headers: authToken === undefined ? {} : { authToken },
      };
    },
    ownerId: owner.patientId,
    accountOf: (column) => asking.get(column)?.accountId,
    staffIdOf: (column) => staff(column)?.then(({ staffId }) => staffId),
    // Calendar files fold their lines.
    sees: (said) => [...marks].some((mark) => said.replace(/\r\n /g, '').includes(mark)),
  };
};
