import assert from 'node:assert/strict';

import { calls, specifiedCalls } from '../../contract/calls.ts';
import { makeService } from '../../examples/back-end/service.ts';
import { walkScreensNotOffered } from '../otherBackEnd/notOffered.ts';
import { rule, type PortalSession } from '../otherBackEnd/rule.ts';
import type { Service } from '../otherBackEnd/startHost.ts';
import { arrive, goTo, signedIn, visit } from '../otherBackEnd/steps.ts';
import { freeTimes } from '../screens/booking.ts';

const leaHin = 'ROYL20050412';

const confirmAct = async ({ page, t }: PortalSession, act: 'lock' | 'unlock' | 'remove'): Promise<void> => {
  await page
    .getByRole('article', { name: leaHin })
    .or(page.locator('main section, main div').filter({ has: page.getByRole('heading', { name: leaHin }) }))
    .first()
    .getByRole('link', { name: t(`dependents.${act}.open`) })
    .first()
    .click();
  await page.getByRole('button', { name: t(`dependents.${act}.confirm`, { name: leaHin }) }).click();
  await page
    .getByText(t(`dependents.${act}.done`))
    .first()
    .waitFor();
};

const bookForLea = async (given: PortalSession): Promise<void> => {
  const { page, t } = given;
  await goTo(given, '/app/appointments/new');
  await page.getByRole('radio', { name: leaHin }).check();
  await page.locator('main form [type=submit]').click();
  await page.locator('[name=postalCode]').fill('H2X 1Y4');
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.locator('main form [type=submit]').click();
  await freeTimes(given).first().click();
  await page.getByRole('button', { name: t('review.confirm.for', { name: leaHin }) }).click();
  await page.getByRole('heading', { level: 1, name: t('confirmed.title') }).waitFor();
};

const specifiedPaths = specifiedCalls.map((name) => `/api/${calls[name].path}`);

/** The example, which answers our own calls with records of its own. */
const makeOddService = (): Service => {
  const { serve } = makeService();
  return {
    serve: async (request, response, url) => {
      if (specifiedPaths.includes(url.pathname)) return serve(request, response, url);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":[null,7]}');
    },
  };
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
        service.state.booked.map(({ owner, reservation }) => [owner, reservation.clinicId, reservation.raisonVisite]),
        [[41, 12, 'cold-flu']],
      );
      await goTo(given, '/app/appointments');
      await page.locator('main a[href*="/app/appointments/9000"]').first().click();
      await page.getByRole('link', { name: t('appointment.cancel') }).click();
      await page.locator('main').getByRole('button').first().click();
      await page.getByRole('heading', { level: 1, name: t('cancel.done.title') }).waitFor();
      assert.deepEqual(service.state.booked, []);

      await goTo(given, '/app/dependents');
      await arrive(given, '/app/dependents');
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
      await signedIn(given);
      await walkScreensNotOffered(given);
    },
    { lang, service: makeService() },
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
      await page.locator('main a[href*="/nosession"]').first().click();
      await page.locator('main a[href*="step=search"]').first().click();
      await page.getByText(t('notOffered.text')).waitFor();
      assert.equal(await page.getByRole('button', { name: t('common.retry') }).count(), 0);
      await goTo(given, '/login');
      await page.locator('[name=username]').waitFor();
      assert.deepEqual(await doors(), ['#/rvsp/auth']);
      assert.equal(host.backEnd.calls('GET nosession available').length <= 1, true);
    },
    { lang },
  );

  rule(
    'an answer of another shape brings no screen down: each says that it cannot be read, and how to try again (product §8 capabilities)',
    async (given) => {
      const { page, t } = given;
      await signedIn(given);
      const screens = 'mailbox mailbox/new mailbox/7 alerts account/profile account/calendar account/consents';
      for (const screen of `${screens} account/devices account/close account/access`.split(' ')) {
        await visit(given, `/app/${screen}`);
        await page.getByText(t('errors.unreadableAnswer')).first().waitFor();
        await page
          .getByRole('button', { name: t('common.retry') })
          .first()
          .waitFor();
        assert.equal(await page.getByRole('heading', { name: t('crash.title') }).count(), 0, screen);
        assert.ok(!page.url().includes('undefined'), page.url());
      }
    },
    { lang, service: makeOddService() },
  );
}
