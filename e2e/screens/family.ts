import type { Page } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { beginning } from '../fixtures/text.ts';
import { newcomer, signUp, type Newcomer } from './frontDoor.ts';
import { press, tabTo, typeIn } from './keyboard.ts';

/** A calendar date in Quebec, so many years and days from today; 28 February where a year has no 29. */
export const dayInQuebec = ({ years = 0, days = 0 }): string => {
  const date = new Date(
    `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())}T12:00:00Z`,
  );
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Waits for the page of this title. */
export const arriveAt = ({ page }: Pick<Traveller, 'page'>, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

export const pressLink = (page: Page, name: string): Promise<void> =>
  press(page, page.getByRole('link', { name, exact: true }));
export const pressButton = (page: Page, name: string): Promise<void> =>
  press(page, page.getByRole('button', { name, exact: true }));

/**
 * Home → the list → a child without a card, answered by the keyboard alone → the page that says that one may act now.
 */
export const addChild = async (
  traveller: Traveller,
  { firstName, lastName, birthDate }: Record<'firstName' | 'lastName' | 'birthDate', string>,
  look: () => Promise<void>,
): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('main').getByRole('link', { name: beginning(t('dependents.title')) }));
  await arriveAt(traveller, t('dependents.title'));
  await look();
  await pressLink(page, t('dependents.add.open'));
  await arriveAt(traveller, t('dependents.add.who'));
  await look();
  for (const [name, text] of Object.entries({ firstName, lastName, birthDate: birthDate.replaceAll('-', '') }))
    await typeIn(page, name, text);
  await pressButton(page, t('dependents.add.next'));
  await arriveAt(traveller, t('dependents.add.link'));
  await tabTo(page, page.locator('[name=relationship]'));
  await page.keyboard.type(t('dependents.relationship.child').slice(0, 8));
  await tabTo(page, page.locator('[name=basis][value=parental-authority]'));
  await page.keyboard.press('Space');
  await look();
  await pressButton(page, t('dependents.add.next'));
  await arriveAt(traveller, t('dependents.add.check'));
  await look();
  await pressButton(page, t('dependents.add.send', { name: `${firstName} ${lastName}` }));
  await arriveAt(traveller, t('dependents.added.active'));
  await look();
};

/** Home, acting for somebody → the check of an appointment for them. */
export const chooseTimeFor = async (
  traveller: Traveller,
  name: string,
  takeTime: () => Promise<unknown>,
): Promise<void> => {
  const { page, t } = traveller;
  await pressLink(page, t('home.book.for', { name }));
  await arriveAt(traveller, t('booking.who.title'));
  await pressButton(page, t('booking.who.next'));
  await arriveAt(traveller, t('booking.title'));
  await tabTo(page, page.locator('[name=raisonVisite]'));
  await page.keyboard.type(t('reason.cold-flu').slice(0, 6));
  // Asked for the first time only: where one looked before stays as it was.
  if (await page.locator('[name=postalCode]').isVisible()) await typeIn(page, 'postalCode', 'H2X');
  await pressButton(page, t('booking.search'));
  await arriveAt(traveller, t('booking.places.title'));
  await takeTime();
};

/** The whole name of the link that changes one's access to a person. */
export const changeOf = (
  { t }: Pick<Traveller, 't'>,
  act: 'ask' | 'lock' | 'remove' | 'unlock',
  person: string,
): string => t('common.labelled', { label: t(`dependents.${act}.open`), text: person });

/** In a second tab: suspends one's access to a person, or restores it, by the keyboard there too. */
export const changeInOtherTab = async (
  { t }: Traveller,
  { tab, act, person }: { tab: Page; act: 'lock' | 'unlock'; person: string },
): Promise<void> => {
  await pressLink(tab, changeOf({ t }, act, person));
  await pressButton(tab, t(`dependents.${act}.confirm`, { name: person }));
  await tab.getByText(t(`dependents.${act}.done`), { exact: true }).waitFor();
};

/**
 * A young person opens an account of their own, on a phone of their own. @returns what that phone shows, and who they
 * are
 */
const ownAccount = async (traveller: Traveller): Promise<{ young: Traveller; person: Newcomer }> => {
  const browser = traveller.page.context().browser();
  if (browser === null) throw new Error('The browser is gone.');
  const context = await browser.newContext({
    locale: traveller.lang === 'fr' ? 'fr-CA' : 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: traveller.page.viewportSize(),
  });
  context.setDefaultTimeout(stateTimeout);
  const young = { ...traveller, page: await context.newPage() };
  await young.page.goto(traveller.url);
  const person = { ...newcomer(), nam: traveller.lang === 'fr' ? 'DAOE 1262 0411' : 'DAOE 1262 0412' };
  await signUp(young, person);
  return { young, person };
};

/**
 * An account of one’s own, joined by the clinic, which saw the card and the parent’s papers, with the record that the
 * parent made; then the birthday comes.
 */
export const turnFourteen = async (traveller: Traveller, record: string): Promise<Traveller> => {
  const { bornOn, clinic } = traveller;
  const { young, person } = await ownAccount(traveller);
  const own = (await clinic('person', person.login)).trim().split(/\s/, 1)[0] ?? '';
  await clinic('accept', /link (\S+)/.exec(await clinic('person', record))?.[1] ?? '');
  await clinic('merge', record, own);
  await clinic('verify', person.login);
  await bornOn(own, dayInQuebec({ years: -14 }));
  return young;
};
