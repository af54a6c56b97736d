import { reserveInOtherTab } from './bookingSteps';
import { offerPlaces } from './places';
import { signIn } from './signedIn';
import { server } from './underTest';

type Visit = { clinicId: string; times?: string[]; inDays?: number; mode?: string };

/** Marie Tremblay's birth date (signedIn.ts). */
export const birthDate = '1950-07-24';

/** Somebody with a visit, in two days at 9:15 unless told otherwise, and the key of its reminder; nobody is signed in any more. */
export const reminded = async ({ times = ['09:15'], inDays = 2, ...visit }: Visit) => {
  const places = await offerPlaces({ times, inDays, ...visit });
  const { login } = await signIn();
  for (const place of places) await reserveInOtherTab(place);
  const key = String(await server().run('src/testing/reminderElsewhere.mjs', 'visitKeyOf', login));
  server().forgetCookies();
  sessionStorage.clear();
  server().sent.length = 0;
  return { places, key, login };
};
