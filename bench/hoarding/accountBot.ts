import { alertsAnswer } from '../../contract/alerts.ts';
import { appointmentSchema } from '../../contract/appointments.ts';
import { dependent as added } from '../../contract/dependents.ts';
import type { Account } from '../stage/account.ts';
import { criteria, reason, suitedSlots } from '../stage/wanted.ts';

const mostPeople = 9;
/** Of its turns, in which it moves an appointment: a slot that others watch for is free again. */
const moving = 0.2;

const invented = (turn: number) => ({
  firstName: 'Enfant',
  lastName: `Inventé ${String.fromCharCode(65 + turn)}`,
  birthDate: '2019-05-05',
  relationship: 'child',
  basis: 'parental-authority',
});

type Invented = { patientId: string } | null;

/** One account of many that holds, watches, takes what is offered, books and moves for people it invents. */
export const makeAccountBot = ({ ask }: Account, random: () => number): { turn: () => Promise<void> } => {
  const people: Invented[] = [null];
  const booked: string[] = [];
  let isWatching = false;
  const oneOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];

  const book = async (spaceId: string, dependent: Invented): Promise<void> => {
    await ask('holdSlot', { spaceId, dependent });
    const { status, body } = await ask('reserveSlot', {
      space: spaceId,
      raisonVisite: reason,
      perName: 'x',
      dependent,
    });
    if (status === 201) booked.push(appointmentSchema.parse(body).reservationId);
  };

  const invent = async (): Promise<void> => {
    const { status, body } = await ask('addDependent', invented(people.length));
    if (status === 201) people.push({ patientId: added.parse(body).patientId });
  };

  const takeOffers = async (): Promise<void> => {
    const { status, body } = await ask('listAlerts');
    if (status !== 200) return;
    for (const { offer } of alertsAnswer.parse(body).alerts) if (offer) await book(offer.space.spaceId, null);
  };

  return {
    turn: async () => {
      if (people.length <= mostPeople) await invent();
      if (isWatching) await takeOffers();
      else isWatching = (await ask('addAlert', { criteria: {}, dependent: null })).status === 201;
      const found = await ask('searchSlots', { criteria, dependent: null });
      if (found.status !== 200) return;
      const slot = oneOf(suitedSlots(found.body));
      if (slot === undefined) return;
      const mine = oneOf(booked);
      if (mine !== undefined && random() < moving)
        await ask('rescheduleAppointment', { reservationId: mine, space: slot.spaceId });
      else await book(slot.spaceId, oneOf(people) ?? null);
    },
  };
};
