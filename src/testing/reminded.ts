import { reserveInOtherTab } from './bookingSteps';
import { offerSlots } from './slots';
import { signIn } from './signedIn';
import { server } from './underTest';

type Appointment = { clinicId: string; times?: string[]; inDays?: number; mode?: string };

/** As in signedIn.ts. */
export const birthDate = '1950-07-24';

/** Books, by default in two days at 9:15, and signs out. Returns the reminder's key. */
export const reminded = async ({ times = ['09:15'], inDays = 2, ...appointment }: Appointment) => {
  const slots = await offerSlots({ times, inDays, ...appointment });
  const { login } = await signIn();
  for (const slot of slots) await reserveInOtherTab(slot);
  const key = String(await server().run('src/testing/reminderElsewhere.mjs', 'appointmentKeyOf', login));
  server().forgetCookies();
  sessionStorage.clear();
  server().sent.length = 0;
  return { slots, key, login };
};
