import type { Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { arriveAt, pressButton, pressLink } from './family.ts';
import { press, tabTo, typeIn } from './keyboard.ts';
import { staffClinic } from './staff.ts';

/** The list of people → an adult for whom one has a protection mandate → the page that says that it waits for the clinic. */
export const askWithMandate = async (
  patient: Traveller,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> => {
  const { page, t, url } = patient;
  await page.goto(`${url}/#/app/dependents`);
  await pressLink(page, t('dependents.add.open'));
  await arriveAt(patient, t('dependents.add.who'));
  for (const [name, text] of Object.entries({ firstName, lastName, birthDate: '19310612' }))
    await typeIn(page, name, text);
  await pressButton(page, t('dependents.add.next'));
  await arriveAt(patient, t('dependents.add.link'));
  await tabTo(page, page.locator('[name=relationship]'));
  await page.keyboard.type(t('dependents.relationship.parent').slice(0, 8));
  await page.locator('[name=basis][value=protection-mandate]').check();
  await pressButton(page, t('dependents.add.next'));
  await arriveAt(patient, t('dependents.add.ask'));
  await pressButton(page, t('dependents.add.next'));
  await arriveAt(patient, t('dependents.add.check'));
  await pressButton(page, t('dependents.add.send', { name: `${firstName} ${lastName}` }));
  await arriveAt(patient, t('dependents.added.pending'));
};

/** Navigation → identity and access. */
export const openAccess = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await press(
    page,
    page
      .getByRole('navigation', { name: t('staff.nav'), exact: true })
      .getByRole('link', { name: t('staff.nav.access'), exact: true }),
  );
  await arriveAt(traveller, t('staff.access.title', { clinic: staffClinic }));
};

export const requestFor = ({ page }: Traveller, name: string) =>
  page.getByRole('link', { name: beginning(`${name}, `) });

/** A button of an access that this person has or asks for → its question → the answer that does it. */
export const decide = async (
  { page, t }: Traveller,
  { act, holder }: { act: 'accept' | 'lock' | 'unlock'; holder: string },
  look: () => Promise<void>,
): Promise<void> => {
  await press(page, page.getByRole('button', { name: `${t(`staff.link.${act}`)}, ${holder}`, exact: true }));
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await look();
  await press(page, dialog.getByRole('button', { name: t(`staff.link.${act}.confirm`), exact: true }));
  await page.getByText(t(`staff.link.${act}.done`, { holder }), { exact: true }).waitFor();
};

/** By the card: its number and birth date. */
export const findByCard = async (
  { page, t }: Traveller,
  { nam, birthDate, name }: { nam: string; birthDate: string; name: string },
): Promise<void> => {
  await typeIn(page, 'word', nam);
  await typeIn(page, 'birthDate', birthDate);
  await pressButton(page, t('staff.find.submit'));
  const list = page.getByRole('list', { name: t('staff.find.list'), exact: true });
  await press(page, list.getByRole('link', { name, exact: true }));
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
