import assert from 'node:assert/strict';

import type { Locator, Route } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { confirm, introduceOneself, searchNear, takeTime, givePhone } from '../screens/booking.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime } from '../screens/appointments.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { addChild, changeOf, dayInQuebec } from '../screens/family.ts';
import { logIn, logOut, newcomer, signUp } from '../screens/frontDoor.ts';

const rejected =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';

const answerWithPage = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: rejected });

/** A firewall answers in place of the server, then no longer. */
const walkBehindFirewall = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await introduceOneself(traveller);
  const needsReason = await page.locator('[name=raisonVisite]').isVisible();
  if (needsReason) await page.locator('[name=raisonVisite]').selectOption('cold-flu');

  await page.route('**/api/appointment/reserve', answerWithPage);
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
  await page.getByText(t('review.unknown')).waitFor();
  await page.getByRole('button', { name: t('unknown.look'), exact: true }).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).count(), 0);
  await page.locator('main').filter({ hasText: 'Maëlle' }).waitFor(); // nothing typed is lost
  await page.unroute('**/api/appointment/reserve');
  await confirm(traveller);

  await page.route('**/api/**', answerWithPage);
  await page.getByRole('link', { name: t('confirmed.home'), exact: true }).click();
  await page.reload();
  await page
    .locator('main')
    .filter({ hasText: t('errors.replacedAnswer') })
    .waitFor();
  assert.equal(await page.getByText(t('home.next.none')).count(), 0, 'A page does not say that there is nothing.');
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page
    .locator('main')
    .filter({ hasNotText: t('errors.replacedAnswer') })
    .waitFor();
  assert.ok(!page.url().includes('undefined'));
};

/** Presses while a page answers the call: the page says `unknown`; looking again, with the network right, does it. */
const behindPage = async (
  { page, t }: Traveller,
  { call, press, unknown, done }: { call: string; press: () => Promise<void>; unknown: string; done: Locator },
): Promise<void> => {
  await page.route(call, answerWithPage);
  await press();
  await page.getByText(t(unknown)).waitFor();
  assert.equal(await done.count(), 0, 'A page claims nothing.');
  await page.unroute(call);
  await page.getByRole('button', { name: t('unknown.look'), exact: true }).click();
  await done.waitFor();
  await page.getByText(t(unknown)).waitFor({ state: 'detached' });
  assert.ok(!page.url().includes('undefined'));
};

const titled = ({ page, t }: Traveller, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true });

const moveAndCancelBehindFirewall = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const pressing = (name: string) => () => page.getByRole('button', { name: t(name), exact: true }).click();
  await signUpToBook(traveller, newcomer());
  await bookAppointment(traveller);
  await seekOtherTime(traveller);
  await chooseOtherTime(traveller);
  await behindPage(traveller, {
    call: '**/api/appointment/reschedule',
    press: pressing('move.confirm'),
    unknown: 'move.unknown',
    done: titled(traveller, 'move.done'),
  });
  await page.getByRole('link', { name: t('confirmed.see'), exact: true }).click();
  await titled(traveller, 'appointment.title').waitFor();
  await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
  await titled(traveller, 'cancel.title').waitFor();
  await behindPage(traveller, {
    call: '**/api/appointment/cancelreservation*',
    press: pressing('cancel.confirm'),
    unknown: 'cancel.unknown',
    done: titled(traveller, 'cancel.done.title'),
  });
};

const actForAnotherBehindFirewall = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUp(traveller, newcomer());
  await addChild(traveller, { firstName: 'Léa', lastName: 'Roy', birthDate: dayInQuebec({ years: -5 }) }, () =>
    Promise.resolve(),
  );
  await openInside(page, '/app/dependents');
  const act = async (kind: 'lock' | 'remove', done: Locator) => {
    await page.getByRole('link', { name: changeOf(traveller, kind, 'Léa Roy'), exact: true }).click();
    await behindPage(traveller, {
      call: `**/api/user/${kind}DependentAccess`,
      press: () =>
        page.getByRole('button', { name: t(`dependents.${kind}.confirm`, { name: 'Léa Roy' }), exact: true }).click(),
      unknown: `dependents.${kind}.unknown`,
      done,
    });
  };
  await act('lock', page.getByText(t('dependents.lock.done'), { exact: true }));
  await act('remove', page.getByText(t('dependents.remove.done'), { exact: true }));
};

const writeBehindFirewall = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await bookAppointment(traveller);
  await openInside(page, '/app/mailbox/new');
  await page.locator('[name=subject]').fill('Toux');
  await page.locator('[name=body]').fill('Je tousse encore.');
  await behindPage(traveller, {
    call: '**/api/mailbox/send',
    press: async () => {
      await page.locator('form [type=submit]').click();
      await page.getByText(t('mailbox.unknown')).waitFor();
      assert.equal(await page.locator('[name=body]').inputValue(), 'Je tousse encore.');
    },
    unknown: 'mailbox.unknown',
    done: page.getByText(t('mailbox.sent'), { exact: true }),
  });

  const newPassword = 'Goéland 8 tempêtes!';
  await openInside(page, '/app/account/password');
  await page.locator('[name=password]').fill(person.password);
  await page.locator('[name=newPassword]').fill(newPassword);
  await page.locator('[name=confirmNewPassword]').fill(newPassword);
  await behindPage(traveller, {
    call: '**/api/user/password',
    press: () => page.getByRole('button', { name: t('newPassword.submit'), exact: true }).click(),
    unknown: 'passwordChange.unknown',
    done: page.getByText(t('passwordChange.done'), { exact: true }),
  });

  await logOut(traveller);
  await page.route('**/api/login', answerWithPage);
  await page.locator('[name=username]').fill(person.login);
  await page.locator('[name=password]').fill(newPassword);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: t('errors.replacedWrite') })
    .waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem('user')), null, 'A page signs nobody in.');
  await page.unroute('**/api/login');
  await logIn(traveller, { login: person.login, password: newPassword });

  await page.route('**/api/appointment/available', (route) =>
    route.request().method() === 'POST' ? answerWithPage(route) : route.continue(),
  );
  await searchNear(traveller, 'H2X 1Y4');
  await page
    .locator('main')
    .filter({ hasText: t('errors.replacedAnswer') })
    .waitFor();
  assert.equal(
    await page.getByText(t('booking.empty'), { exact: true }).count(),
    0,
    'A page does not say that nothing is free.',
  );
  await page.unroute('**/api/appointment/available');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page
    .locator('main')
    .filter({ hasNotText: t('errors.replacedAnswer') })
    .waitFor();
};

const journeys = {
  'a firewall’s page confirms nothing and empties nothing, and the portal goes on without a reload': walkBehindFirewall,
  'a firewall’s page moves and cancels no appointment, and looking again does it once': moveAndCancelBehindFirewall,
  'a firewall’s page suspends and removes no access, and looking again does it once': actForAnotherBehindFirewall,
  'a firewall’s page sends no message, changes no password, signs nobody in and empties no search': writeBehindFirewall,
};

for (const [name, walk] of Object.entries(journeys))
  for (const lang of ['fr', 'en'] as const) journey(`${name} (decision 54)`, { lang, width: 390 }, walk);
