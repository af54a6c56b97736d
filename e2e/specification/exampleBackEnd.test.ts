import assert from 'node:assert/strict';

import { makeService } from '../../examples/back-end/service.ts';
import { beginning, messagesOf } from '../fixtures/text.ts';
import { rule, type PortalSession } from '../otherBackEnd/rule.ts';
import { goTo, signedIn, visit } from '../otherBackEnd/steps.ts';
import { changeOf } from '../screens/family.ts';
import { findTime } from '../screens/slots.ts';

const leaHin = 'ROYL20050412';

const confirmAct = async ({ page, t }: PortalSession, act: 'lock' | 'unlock' | 'remove'): Promise<void> => {
  await page.getByRole('link', { name: changeOf({ t }, act, leaHin), exact: true }).click();
  await page.getByRole('button', { name: t(`dependents.${act}.confirm`, { name: leaHin }), exact: true }).click();
  await page.getByText(t(`dependents.${act}.done`), { exact: true }).waitFor();
};

const bookForLea = async (given: PortalSession): Promise<void> => {
  const { page, t } = given;
  await goTo(given, '/app/appointments/new');
  await page.getByRole('radio', { name: leaHin, exact: true }).check();
  await page.locator('main form [type=submit]').click();
  await page.locator('[name=postalCode]').fill('H2X 1Y4');
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.locator('main form [type=submit]').click();
  await (await findTime(given, {})).click();
  await page.getByRole('button', { name: t('review.confirm.for', { name: leaHin }), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();
};

for (const lang of ['fr', 'en'] as const) {
  const service = makeService();
  const locks = () => service.state.people.map(({ locked }) => locked);
  rule(
    'a strict service with numbers and fields of its own receives only what it sent (spec §7 search, spec §7 reserve, spec §7 history, spec §7 cancel, spec §7 dependents)',
    async (given) => {
      const { page, t } = given;
      await signedIn(given);
      await bookForLea(given);
      assert.deepEqual(
        service.state.booked.map(({ owner, reservation }) => [
          owner,
          reservation.clinicId,
          reservation['raisonVisite'],
        ]),
        [[41, 12, 'cold-flu']],
      );
      await goTo(given, '/app/appointments');
      await page.getByRole('link', { name: beginning(t('appointment.details.of', { date: '' })) }).click();
      await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
      const of = t('person.of', { name: leaHin });
      await page.getByRole('button', { name: t('cancel.confirm.for', { of }), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: t('cancel.done.title'), exact: true }).waitFor();
      assert.deepEqual(service.state.booked, []);

      await visit(given, '/app/dependents');
      await confirmAct(given, 'lock');
      assert.deepEqual(locks(), [true, false]);
      await confirmAct(given, 'unlock');
      assert.deepEqual(locks(), [false, false]);
      await confirmAct(given, 'remove');
      assert.deepEqual(
        service.state.people.map(({ patientId }) => patientId),
        [42],
      );
      assert.deepEqual(service.refused, []);
    },
    { lang, service },
  );

  rule(
    'a screen that a service of section 7 alone cannot serve says so and where to turn, though its address is typed (product §8 capabilities)',
    async (given) => {
      const { page, t } = given;
      await signedIn(given);
      const screens =
        'mailbox/new mailbox/7 dependents/new delegates/7/share account/profile account/email account/password';
      const more = 'account/notifications account/calendar account/consents account/devices account/close';
      for (const screen of `${screens} ${more}`.split(' ')) {
        await visit(given, `/app/${screen}`);
        await page.getByText(t('notOffered.text')).waitFor();
        assert.equal(await page.getByRole('button', { name: t('common.retry'), exact: true }).count(), 0, screen);
        assert.equal(await page.getByText(messagesOf(lang)('common.error'), { exact: true }).count(), 0, screen);
        await page
          .locator('main')
          .filter({ hasText: /514|1\s8|clini/i })
          .waitFor();
      }
      await goTo(given, '/app/account/export');
      await page.getByText(t('export.absent')).waitFor();
      await goTo(given, '/app/account/access');
      await page.getByText(t('accessLog.absent')).waitFor();
    },
    { lang, service: makeService() },
  );

  rule(
    'no menu and no card leads to a screen that the service cannot serve, and each missing call is asked once a tab (product §8 capabilities)',
    async (given) => {
      const { page, t, host } = given;
      await signedIn(given);
      await page.getByRole('link', { name: t('header.account'), exact: true }).waitFor({ state: 'detached' });
      for (const screen of ['account', 'dependents', 'home', 'mailbox', 'account', 'appointments', 'home']) {
        await visit(given, `/app/${screen}`);
        const ways = await page
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const blind = ways.filter((way) => /account\/|mailbox\/new|dependents\/new|app\/alerts/.test(way));
        assert.deepEqual(blind, [], screen);
      }
      for (const name of [
        'GET user',
        'GET user/delegates',
        'GET user/consents',
        'GET user/sessions',
        'GET user/accesslog',
      ])
        assert.equal(host.backEnd.calls(name).length, 1, name);
      for (const name of ['GET appointment/alerts', 'GET appointment/hold', 'GET mailbox/threads'])
        assert.ok(host.backEnd.calls(name).length <= 1, name);
    },
    { lang },
  );

  rule(
    'a guest who opens an area that the service does not have is told where to turn, and the sign-in page leads there no more (product §8 capabilities)',
    async (given) => {
      const { page, t, host } = given;
      const doors = async () =>
        (await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).filter(
          (way) => /nosession|rvsp/.test(way ?? ''),
        );
      await given.open('/login');
      assert.equal((await doors()).length, 2, 'nothing is known yet');
      await page.locator('main a[href*="/nosession"]').click();
      await page.locator('main a[href*="step=search"]').click();
      await page.getByText(t('notOffered.text')).waitFor();
      assert.equal(await page.getByRole('button', { name: t('common.retry'), exact: true }).count(), 0);
      await goTo(given, '/login');
      await page.locator('[name=username]').waitFor();
      assert.deepEqual(await doors(), ['#/rvsp/auth']);
      assert.equal(host.backEnd.calls('GET nosession available').length <= 1, true);
    },
    { lang },
  );
}
