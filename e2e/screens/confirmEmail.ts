import type { Traveller } from '../fixtures/journey.ts';
import { signUp, type Newcomer } from './frontDoor.ts';
import { mailedAddress } from './recovery.ts';

/** What the link of the email does, without leaving the page. */
const confirmEmail = async (traveller: Traveller, person: Newcomer): Promise<void> => {
  const key = new URL((await mailedAddress(traveller, person, '/nosession/verify')).replace('#', '')).searchParams.get(
    'key',
  );
  const answer = await fetch(`${traveller.url}/api/signup/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: traveller.url },
    body: JSON.stringify({ key }),
  });
  if (answer.status !== 204) throw new Error(`The confirmation answered ${answer.status}.`);
};

/** Signs up and may book at once. */
export const signUpToBook = async (traveller: Traveller, person: Newcomer): Promise<void> => {
  await signUp(traveller, person);
  await confirmEmail(traveller, person);
};
