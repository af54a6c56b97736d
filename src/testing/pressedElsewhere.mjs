import { patientOn } from '../../server/test/support/booking.ts';
import { signedIn } from '../../server/test/support/signedIn.ts';

const asNewcomers = async ({ app, deps }, spaceIds, take) => {
  const people = await signedIn(deps, spaceIds.length);
  for (const [at, spaceId] of spaceIds.entries()) {
    const { status } = await take(patientOn(app, people[at]), spaceId);
    if (status > 201) throw new Error(`A slot was refused: ${status}`);
  }
};

/** Newcomers, each in a browser of their own, book these slots. */
export const bookAsNewcomers = (server, spaceIds) =>
  asNewcomers(server, spaceIds, (newcomer, spaceId) => newcomer.reserve(spaceId));

export const holdAsNewcomers = (server, spaceIds) =>
  asNewcomers(server, spaceIds, (newcomer, spaceId) => newcomer.hold(spaceId));

/** Of a clinic's week, from 0 to 1. */
export const giveNewcomers = async ({ deps }, share) => {
  deps.config.booking.newcomerShare = share;
};
