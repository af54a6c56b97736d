import { mailedCode } from '../stage/mailedCode.ts';
import type { Visitor } from '../stage/guest.ts';
import { reason } from '../stage/wanted.ts';
import { grabSlot } from './grabSlot.ts';

type Means = { address: string; mailboxOf: (times: number) => string; random: () => number };

/** One of many guests who own a mail domain: each booking has a mailbox, and gives its code at once. */
export const makeBookingBot = (visitor: Visitor, { address, mailboxOf, random }: Means) => {
  let times = 0;
  return {
    turn: async (): Promise<void> => {
      const grabbed = await grabSlot(visitor, random);
      if (grabbed === null) return;
      const { token } = grabbed;
      const email = mailboxOf((times += 1));
      const described = { firstName: 'Lise', lastName: 'Inventée', birthDate: '1960-05-01', email, lang: 'fr' };
      if ((await visitor.ask('identifyGuest', { ...described, token })).status !== 200) return;
      await visitor.ask('reserveGuestSlot', { token, code: await mailedCode(address, email), raisonVisite: reason });
    },
  };
};
