import { reserveInOtherTab } from './bookingSteps';
import { offerSlots } from './slots';
import { signIn } from './signedIn';
import { server } from './underTest';

type Appointment = { clinicId: string; times?: string[]; inDays?: number; mode?: string };

/** As in signedIn.ts. */
export const birthDate = '1950-07-24';

/**
 * As if a reminder of each booked appointment were due by now, or in so many seconds. From then on attendance is asked.
 */
export const remindOfAll = (inSeconds = 0) =>
  server().sql(
    `insert into reminders (appointment_id, starts_at, days_before, due_at, send_before, handled_at)
     select id, starts_at, 1, now() + make_interval(secs => $1), starts_at, now()
     from appointments where status = 'booked' on conflict do nothing`,
    [inSeconds],
  );

/** Books, by default in two days at 9:15, and signs out. Returns the reminder's key. */
export const reminded = async ({ times = ['09:15'], inDays = 2, ...appointment }: Appointment) => {
  const slots = await offerSlots({ times, inDays, ...appointment });
  const { login } = await signIn();
  for (const slot of slots) await reserveInOtherTab(slot);
  await remindOfAll();
  const key = String(await server().run('src/testing/reminderElsewhere.mjs', 'appointmentKeyOf', login));
  server().forgetCookies();
  sessionStorage.clear();
  server().sent.length = 0;
  return { slots, key, login };
};
