import assert from 'node:assert/strict';

import { bookAsGuest, guest } from '../support/guest.ts';
import { saidOf } from '../support/invitation.ts';
import { mailboxOf } from '../support/mailbox.ts';
import type { Family } from './family.ts';

/** When it happens, what a person would call it, and how it is done. */
export type Step = { at: string; what: string; act: () => Promise<unknown> };

const done = <T>({ status, body, raw }: { status: number; body: T; raw: string }): T => {
  assert.ok(status < 300, raw);
  return body;
};

/** Time passes, and nobody does anything. */
const wait = (): Promise<void> => Promise.resolve();

const readAll = async ({ app, marie }: Family): Promise<void> => {
  const mailbox = mailboxOf(marie, app);
  for (const { threadId } of done(await mailbox.threads()).threads) {
    const { messages } = done(await mailbox.open(threadId));
    done(await mailbox.read(messages.map(({ messageId }) => messageId)));
  }
};

const forLeo = (family: Family): Step[] => {
  const { leo, luc, marie, clinic, clinicId, slot } = family;
  let [reservationId, reference, freed] = ['', '', ''];
  return [
    {
      at: '2026-06-01T14:00:00Z',
      what: 'Marie books for Léo',
      act: async () => {
        const spaceId = await slot('2026-06-15T14:00:00Z');
        ({ reservationId, reference } = done(await marie.reserve(spaceId, { dependent: leo })));
      },
    },
    {
      at: '2026-06-02T14:00:00Z',
      what: 'Marie asks for an earlier slot, and somebody gives one back',
      act: async () => {
        freed = await slot('2026-06-09T14:00:00Z');
        const taken = done(await luc.reserve(freed));
        done(await marie.watch({}, { dependent: leo, reservationId }));
        done(await luc.cancel({ clinicId, reservationId: taken.reservationId }));
      },
    },
    {
      at: '2026-06-02T14:05:00Z',
      what: 'Marie takes the earlier slot',
      act: async () => done(await marie.reschedule(reservationId, freed)),
    },
    {
      at: '2026-06-04T15:00:00Z',
      what: 'The clinic moves Léo’s appointment to another day, by phone',
      act: async () => clinic.type('move', reference, await slot('2026-06-11T18:30:00Z', 'phone')),
    },
    { at: '2026-06-04T22:00:00Z', what: 'Marie reads her messages', act: () => readAll(family) },
    {
      at: '2026-06-05T12:30:00Z',
      what: 'The clinic writes about Léo',
      act: () => clinic.type('message', reference, 'Carnet de vaccination', 'Ayez le carnet de Léo près de vous.'),
    },
    { at: '2026-06-08T18:31:00Z', what: 'Three days before', act: wait },
    { at: '2026-06-10T18:31:00Z', what: 'One day before', act: wait },
  ];
};

const forMarie = ({ luc, marie, clinic, slot }: Family): Step[] => {
  let reference = '';
  const dependent = { patientId: marie.patientId };
  return [
    {
      at: '2026-06-12T14:00:00Z',
      what: 'Luc books for Marie',
      act: async () => {
        ({ reference } = done(await luc.reserve(await slot('2026-06-23T13:15:00Z'), { dependent })));
      },
    },
    {
      at: '2026-06-16T14:00:00Z',
      what: 'The clinic cancels Marie’s appointment',
      act: () => clinic.type('cancel', reference),
    },
  ];
};

/** What she does herself, from the first to the last act. */
export const ownActs = ['Marie books for herself', 'Marie moves her appointment', 'Marie cancels it'] as const;

const byMarie = ({ clinicId, marie, slot }: Family): Step[] => {
  const [books, moves, cancels] = ownActs;
  let reservationId = '';
  return [
    {
      at: '2026-06-16T18:00:00Z',
      what: books,
      act: async () => {
        ({ reservationId } = done(await marie.reserve(await slot('2026-06-25T14:00:00Z'))));
      },
    },
    {
      at: '2026-06-16T18:10:00Z',
      what: moves,
      act: async () => done(await marie.reschedule(reservationId, await slot('2026-06-26T15:30:00Z'))),
    },
    {
      at: '2026-06-16T18:20:00Z',
      what: cancels,
      act: async () => done(await marie.cancel({ clinicId, reservationId })),
    },
  ];
};

const forJeanne = ({ app, clinic, clinicId, deps, lang, slot }: Family): Step[] => {
  const jeanne = { firstName: 'Jeanne', lastName: 'Roy', birthDate: '1948-03-02', email: 'jeanne@exemple.ca', lang };
  return [
    {
      at: '2026-06-17T14:00:00Z',
      what: 'Jeanne, Marie’s mother, books without an account',
      act: async () => bookAsGuest(deps, guest(app), await slot('2026-06-22T15:00:00Z'), jeanne),
    },
    { at: '2026-06-19T15:01:00Z', what: 'Three days before', act: wait },
    { at: '2026-06-21T15:01:00Z', what: 'One day before', act: wait },
    {
      at: '2026-06-24T14:00:00Z',
      what: 'The clinic invites Jeanne',
      act: async () => {
        await slot('2026-06-29T14:00:00Z');
        const { email, birthDate } = jeanne;
        const said = await clinic.type(
          ...['invite', clinicId, 'walk-in', '--nam', 'ROYJ48530214', '--born', birthDate, '--lang', lang],
          ...['--first', 'Jeanne', '--last', 'Roy', '--email', email],
        );
        saidOf(said);
      },
    },
  ];
};

/** June of one family: what each of them does, what the clinic does, and the days when only time passes. */
export const monthOf = (family: Family): Step[] => [
  ...forLeo(family),
  ...forMarie(family),
  ...byMarie(family),
  ...forJeanne(family),
];
