import { takeUntoldOffer, tellOffer } from '../data/alerts/tellOffers.ts';
import { sealMessage } from '../data/sealMessage.ts';
import { inTransaction } from '../data/transaction.ts';
import { offerMessage } from '../domain/alerts/offerMessage.ts';
import type { Job } from './job.ts';

/** Runs every second: the fifteen minutes have begun. */
export const tellOffersJob: Job = {
  name: 'tell offers',
  everyMs: 1_000,
  turn: ({ db, vault }) =>
    inTransaction(db, async (transaction) => {
      const offer = await takeUntoldOffer(transaction);
      if (offer === undefined) return 0;
      const message = offerMessage({ ...offer, perName: offer.serviceName[offer.lang] }, offer.lang);
      await tellOffer(transaction, vault, offer, sealMessage(message, vault));
      return 1;
    }),
};
