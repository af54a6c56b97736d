import type { Traveller } from '../fixtures/journey.ts';
import { openEachAddress, patterns } from '../looks/addresses.ts';
import { openInside, settled } from '../looks/settled.ts';
import { confirm, introduceOneself, searchNear, takeTime } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { logIn, newcomer } from './frontDoor.ts';
import { walkThroughFamily, walkThroughInvitation, type See } from './passing.ts';
import { timesListed } from './slots.ts';
import { walkThroughStaff } from './staffScreens.ts';

/** Who has everything: appointments to come and past, messages, people to act for. */
export const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

/** An address is a file’s name without its strokes. */
const nameOf = (pattern: string): string => pattern.slice(1).replaceAll(/[/:]+/g, '-');

/** Every address that names nothing, or that a page links to. @returns the names of those that nothing led to */
const walk = async (traveller: Traveller, wanted: readonly string[], see: See): Promise<string[]> => {
  const missed = await openEachAddress(wanted, traveller.page, async (address, pattern) => {
    await openInside(traveller.page, address);
    const shown = new URL(traveller.page.url()).hash.slice(1).split('?')[0];
    if (shown !== address) return; // this visitor is redirected
    await see(traveller, nameOf(pattern));
  });
  return missed.map(nameOf);
};

/** What a newcomer meets on the way to an appointment, which has no address of its own. */
const walkToAppointment = async (traveller: Traveller, see: See): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await timesListed(traveller);
  await traveller.page.getByRole('button', { name: traveller.t('watch.start'), exact: true }).waitFor();
  await see(traveller, 'booking-times');
  await takeTime(traveller);
  await introduceOneself(traveller);
  await see(traveller, 'booking-check');
  await confirm(traveller);
  await see(traveller, 'booking-confirmed');
};

/**
 * Every screen of the portal, from the public pages to an invitation.
 * @param look is told each screen once it has settled, and its name
 * @returns the names of the addresses that nothing led to
 */
export const walkEveryScreen = async (traveller: Traveller, look: See): Promise<string[]> => {
  const { page } = traveller;
  const seen = new Set<string>();
  const see: See = async (at, name) => {
    await settled(at.page);
    seen.add(name);
    await look(at, name);
  };
  const isInside = (pattern: string) => pattern.startsWith('/app/');
  await page.goto(traveller.url);
  const missed = await walk(
    traveller,
    patterns.filter((pattern) => !isInside(pattern) && !['/logout', '/sofy'].includes(pattern)),
    see,
  );
  await openInside(page, '/login');
  await logIn(traveller, demoPatient);
  missed.push(...(await walk(traveller, patterns.filter(isInside), see)));
  await openInside(page, '/logout');
  await walkToAppointment(traveller, see);
  await openInside(page, '/logout');
  await walkThroughFamily(traveller, see);
  await openInside(page, '/logout');
  await walkThroughInvitation(traveller, see);
  await page.goto(traveller.url);
  await walkThroughStaff(traveller, see);
  return missed.filter((name) => !seen.has(name));
};
