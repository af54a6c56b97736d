// Holds: product §8 staff, product §8 clinic-identity
import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { openSlotsOf } from '../screens/alerts.ts';
import { somebodyElse } from '../screens/bookAtClinic.ts';
import { confirm, introduceOneself, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { receptionist, signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';
import { askWithMandate, decide, findByCard, openAccess, requestFor } from '../screens/staffAccess.ts';

const person = { firstName: 'Ernest', lastName: 'Lachance' };
const named = `${person.firstName} ${person.lastName}`;
const holder = 'Maëlle D’Amours-Roy';
const birthDate = '19541228';

/** On a desk, on a tablet, and on a phone. */
const lookAtAll = async (traveller: Traveller): Promise<void> => {
  const { page } = traveller;
  await assertClean(traveller);
  for (const size of [
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await assertClean(traveller);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const patient = await somebodyElse(traveller);
  const known = newcomer();
  await signUpToBook(patient, known);
  await openSlotsOf(patient, staffClinic);
  await takeTime(patient);
  await introduceOneself(patient);
  await confirm(patient);

  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openAccess(traveller);
  await page.getByText(t('staff.access.empty.title'), { exact: true }).waitFor();
  await askWithMandate(patient, person);
  await requestFor(traveller, named).waitFor();
  await lookAtAll(traveller);

  await press(page, requestFor(traveller, named));
  await page.getByRole('heading', { level: 1, name: named, exact: true }).waitFor();
  await lookAtAll(traveller);
  const list = patient.page.getByRole('main');
  await decide(traveller, { act: 'accept', holder }, () => lookAtAll(traveller));
  await patient.page.goto(`${patient.url}/#/app/dependents`);
  await list.getByText(t('dependents.state.open'), { exact: true }).waitFor();
  await decide(traveller, { act: 'lock', holder }, () => assertClean(traveller));
  await list.getByText(t('dependents.state.lockedByClinic'), { exact: true }).waitFor();
  await decide(traveller, { act: 'unlock', holder }, () => assertClean(traveller));
  await list.getByText(t('dependents.state.open'), { exact: true }).waitFor();

  await press(page, page.getByRole('link', { name: t('staff.access.back'), exact: true }));
  await findByCard(traveller, { nam: known.nam, birthDate, name: holder });
  await typeIn(page, 'nam', known.nam);
  await typeIn(page, 'birthDate', birthDate);
  await lookAtAll(traveller);
  await page.keyboard.press('Enter');
  await page.getByText(t('staff.card.done'), { exact: true }).waitFor();
  await lookAtAll(traveller);

  await patient.page.goto(`${patient.url}/#/app/account/access`);
  const log = patient.page.getByRole('listitem').filter({ hasText: receptionist.name });
  for (const action of ['number.verified', 'identity.read'])
    await log
      .filter({ hasText: t(`accessLog.action.${action}`) })
      .first()
      .waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: by the keyboard alone, a receptionist sees a request to act for somebody arrive, accepts its document, suspends the access and restores it, and notes a card as seen; the patient sees each at once, and who saw them`,
    { lang, width: 1280, timeout: 8 * stateTimeout },
    walk,
  );
