import { guestHold } from '../../contract/guest.ts';
import { mailedCode } from '../stage/mailedCode.ts';
import type { Visitor } from '../stage/guest.ts';
import { criteria, reason, suitedSlots } from '../stage/wanted.ts';

/** How somebody fared: after how many tries they had their visit (none yet: null), and how often their place was not kept. */
export type Fare = { booked: boolean; tries: number; unkept: number };

export type Person = { fare: Fare; turn: (now: number) => Promise<void> };

const mostTries = 3;
/** How long it takes to say who one is, and to read the mail: seconds. */
const pace = { typing: 120, reading: 60 };
/** Among how many of the soonest places somebody chooses. */
const choice = 20;

/** Somebody who needs one of the soonest visits: searches, chooses, types, reads the mail, books; tries again where the place went. */
export const makePerson = (
  visitor: Visitor,
  { address, email, random }: { address: string; email: string; random: () => number },
): Person => {
  const fare: Fare = { booked: false, tries: 0, unkept: 0 };
  let [step, due, token]: ['choose' | 'identify' | 'reserve' | 'done', number, string] = ['choose', 0, ''];
  let code = '';

  const choose = async (now: number): Promise<void> => {
    fare.tries += 1;
    const spaces = suitedSlots((await visitor.ask('searchGuestSlots', { criteria })).body);
    const slot = spaces[Math.floor(random() * Math.min(choice, spaces.length))];
    if (slot === undefined) return;
    const proof = await visitor.prove(slot.spaceId);
    const { status, body } = await visitor.ask('holdGuestSlot', {
      spaceId: slot.spaceId,
      proof,
      ...(token === '' ? {} : { token }),
    });
    if (status !== 200) {
      giveUpOrAgain(now);
      return;
    }
    const answer = guestHold.parse(body);
    token = answer.token;
    if (answer.hold === null) fare.unkept += 1;
    [step, due] = code === '' ? ['identify', now + pace.typing] : ['reserve', now];
  };

  const giveUpOrAgain = (now: number): void => {
    [step, due] = fare.tries < mostTries ? ['choose', now] : ['done', 0];
  };

  const identify = async (now: number): Promise<void> => {
    const described = { firstName: 'Lise', lastName: 'Roy', birthDate: '1960-05-01', email, lang: 'fr' };
    const { status } = await visitor.ask('identifyGuest', { ...described, token });
    if (status !== 200) throw new Error(`Identifying answered ${status}.`);
    code = await mailedCode(address, email);
    [step, due] = ['reserve', now + pace.reading];
  };

  const reserve = async (now: number): Promise<void> => {
    const { status } = await visitor.ask('reserveGuestSlot', { token, code, raisonVisite: reason });
    fare.booked = status === 201;
    if (fare.booked) step = 'done';
    else giveUpOrAgain(now);
  };

  return {
    fare,
    turn: async (now) => {
      if (step === 'done' || now < due) return;
      await { choose, identify, reserve }[step](now);
    },
  };
};
