import { dependent as added } from '../../contract/dependents.ts';
import type { Account } from '../stage/account.ts';
import { criteria, reason, suitedSlots } from '../stage/wanted.ts';

const mostPeople = 9;

const invented = (turn: number) => ({
  firstName: 'Enfant',
  lastName: `Inventé ${String.fromCharCode(65 + turn)}`,
  birthDate: '2019-05-05',
  relationship: 'child',
  basis: 'parental-authority',
});

/** One account of many that holds, watches and books for people it invents. */
export const makeAccountBot = ({ ask }: Account, random: () => number): { turn: () => Promise<void> } => {
  const people: ({ patientId: string } | null)[] = [null];
  let isWatching = false;
  return {
    turn: async () => {
      if (people.length <= mostPeople) {
        const answer = await ask('addDependent', invented(people.length));
        if (answer.status === 201) people.push({ patientId: added.parse(answer.body).patientId });
      }
      if (!isWatching) isWatching = (await ask('addAlert', { criteria: {}, dependent: null })).status === 201;
      const found = await ask('searchSlots', { criteria, dependent: null });
      if (found.status !== 200) return;
      const spaces = suitedSlots(found.body);
      const slot = spaces[Math.floor(random() * spaces.length)];
      const dependent = people[Math.floor(random() * people.length)] ?? null;
      if (slot === undefined) return;
      await ask('holdSlot', { spaceId: slot.spaceId, dependent });
      await ask('reserveSlot', { space: slot.spaceId, raisonVisite: reason, perName: 'x', dependent });
    },
  };
};
