import type { Stage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { bookAsGuest, newborn, setCode, guest } from '../support/guest.ts';
import { once } from './once.ts';
import type { Target } from './row.ts';

/** What somebody books, and booked, without an account, by a mailbox of their own. */
export const guestsThings = (
  { app, db, deps }: Stage,
  email: string,
): Pick<Target, 'guestBooking' | 'guestAppointment' | 'managedAppointment'> => {
  // At a clinic of their own: guests hold one slot where there are few.
  const newSlot = async () => addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const guestAppointment = once(async () => {
    const { reference, reservationId } = await bookAsGuest(deps, guest(app), await newSlot(), { email });
    return { reference, reservationId };
  });
  return {
    guestAppointment,
    managedAppointment: once(async () => {
      const { reference, reservationId } = await guestAppointment();
      return {
        manageToken: (await guest(app).manage(reference, newborn.birthDate)).body.manageToken,
        reservationId,
      };
    }),
    guestBooking: once(async () => {
      const [person, spaceId] = [guest(app), await newSlot()];
      const {
        body: { token, hold },
      } = await person.hold(spaceId);
      if (hold === null) throw new Error('The place was not kept.');
      await person.identify(token, { email });
      return { token, spaceId, holdId: hold.holdId, code: await setCode(deps, token) };
    }),
  };
};
