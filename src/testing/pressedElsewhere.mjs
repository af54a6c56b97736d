import { patientOn } from '../../server/test/support/booking.ts';
import { signedIn } from '../../server/test/support/signedIn.ts';

/** Newcomers, each in a browser of their own, book these slots. */
export const bookAsNewcomers = async ({ app, deps }, spaceIds) => {
  const people = await signedIn(deps, spaceIds.length);
  for (const [at, spaceId] of spaceIds.entries()) {
    const { status } = await patientOn(app, people[at]).reserve(spaceId);
    if (status !== 201) throw new Error(`reserve answered ${status}`);
  }
};

/** Of a clinic's week, from 0 to 1. */
export const giveNewcomers = async ({ deps }, share) => {
  deps.config.booking.newcomerShare = share;
};
