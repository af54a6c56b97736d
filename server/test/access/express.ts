import type { Stage } from '../support/booking.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { bookAsStranger, newborn, setCode, stranger } from '../support/stranger.ts';
import { once } from './once.ts';
import type { Target } from './row.ts';

/** What somebody books, and booked, without an account, by a mailbox of their own. */
export const strangersThings = (
  { app, db, deps }: Stage,
  email: string,
): Pick<Target, 'expressBooking' | 'expressVisit' | 'managedVisit'> => {
  // At a clinic of their own: strangers hold one place where there are few.
  const newPlace = async () => addPlace(db, { clinicId: await addClinic(db), start: 24 });
  const expressVisit = once(async () => {
    const { reference, reservationId } = await bookAsStranger(deps, stranger(app), await newPlace(), { email });
    return { reference, reservationId };
  });
  return {
    expressVisit,
    managedVisit: once(async () => {
      const { reference, reservationId } = await expressVisit();
      return {
        manageToken: (await stranger(app).manage(reference, newborn.birthDate)).body.manageToken,
        reservationId,
      };
    }),
    expressBooking: once(async () => {
      const [person, spaceId] = [stranger(app), await newPlace()];
      const {
        body: { token, hold },
      } = await person.hold(spaceId);
      if (hold === null) throw new Error('The place was not kept.');
      await person.identify(token, { email });
      return { token, spaceId, holdId: hold.holdId, code: await setCode(deps, token) };
    }),
  };
};
