import type { Account } from '../stage/account.ts';
import { criteria, reason, suitedSlots } from '../stage/wanted.ts';
import type { Fare, Person } from './person.ts';

const mostTries = 3;
/** Seconds to check a slot before it is booked. */
const checking = 60;
const choice = 20;

/** Somebody with an account who needs one of the soonest slots; tries again where one went. */
export const makePatient = ({ ask }: Account, random: () => number): Person => {
  const fare: Fare = { booked: false, tries: 0, unkept: 0 };
  let [step, due, slotId]: ['choose' | 'reserve' | 'done', number, string] = ['choose', 0, ''];

  const again = (now: number): void => {
    [step, due] = fare.tries < mostTries ? ['choose', now] : ['done', 0];
  };

  const choose = async (now: number): Promise<void> => {
    fare.tries += 1;
    const { body } = await ask('searchSlots', { criteria, dependent: null });
    const spaces = suitedSlots(body);
    slotId = spaces[Math.floor(random() * Math.min(choice, spaces.length))]?.spaceId ?? '';
    const { status } = await ask('holdSlot', { spaceId: slotId, dependent: null });
    if (status === 409) {
      again(now);
      return;
    }
    if (status !== 200) fare.unkept += 1;
    [step, due] = ['reserve', now + checking];
  };

  const reserve = async (now: number): Promise<void> => {
    const { status } = await ask('reserveSlot', {
      space: slotId,
      raisonVisite: reason,
      perName: 'x',
      dependent: null,
    });
    fare.booked = status === 201;
    if (fare.booked) step = 'done';
    else again(now);
  };

  return {
    fare,
    turn: async (now) => {
      if (step === 'done' || now < due) return;
      await { choose, reserve }[step](now);
    },
  };
};
