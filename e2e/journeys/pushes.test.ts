// Holds: product §9 messages, product §8 alert-offers
import assert from 'node:assert/strict';
import { after } from 'node:test';

import { importFirst, journey, setFirst, type Traveller } from '../fixtures/journey.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { untilFound } from '../fixtures/patience.ts';
import { newDevice, signedIn, startPushService } from '../../server/test/support/pushService.ts';
import { openFromOverview } from '../screens/account.ts';
import { askToBeTold, openSlotsOf, takeOnlyTime } from '../screens/alerts.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { deliverPush, keyOfServer, subscribeAs, tapNotice } from '../screens/device.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';

const service = await startPushService({
  after: (end) => {
    after(end);
  },
});
setFirst({ PUSH_HOSTS: service.host });
importFirst(...publishAtNoon());

/** The page of notices → this device → offers alone, by the keyboard. */
const turnOn = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await openFromOverview(traveller, 'notifications.title');
  await press(page, page.getByRole('button', { name: t('pushes.begin') }));
  const kinds = page.getByRole('group', { name: t('pushes.kinds') });
  await kinds.waitFor();
  assert.equal(await kinds.getByRole('checkbox', { checked: true }).count(), 0);
  await kinds.getByRole('checkbox', { name: t('notifications.kind.offer') }).check();
  await press(page, page.getByRole('button', { name: t('pushes.save') }));
  await page.getByText(t('notifications.saved')).waitFor();
};

const seeOffer = async ({ page, t }: Traveller, clinic: string): Promise<void> => {
  await page.getByRole('heading', { name: t('offer.title'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('offer.take') }).waitFor();
  await page.getByRole('timer').waitFor();
  await page.locator('main').getByText(clinic).first().waitFor();
};

for (const { lang, width, isLed, title, body } of [
  { lang: 'fr', width: 390, isLed: true, title: 'Portail patient', body: /^Une réponse est attendue avant \d+\sh/ },
  {
    lang: 'en',
    width: 1280,
    isLed: false,
    title: 'Patient portal',
    body: /^Please answer before \d+:\d\d\s[ap]\.m\.$/,
  },
] as const)
  journey(
    isLed
      ? 'a person asks for pushes of offers; one tap on the notice leads the open tab of the portal to the offer'
      : 'a person asks for pushes of offers; one tap on the notice opens the offer in a new tab where the worker leads none',
    { lang, width, keepsShell: true },
    async (traveller) => {
      const { page, url, t } = traveller;
      const clinic = noonClinics[lang];
      const giveBack = await takeOnlyTime(traveller, clinic);
      await signUpToBook(traveller, newcomer());
      const device = newDevice(service, lang);
      await subscribeAs(traveller, device.subscription);
      await turnOn(traveller);
      const serverKey = await keyOfServer(traveller);
      await openSlotsOf(traveller, clinic);
      await askToBeTold(traveller);
      await page.goto(`${url}/#/app/home`);
      if (isLed) await page.reload();
      await page.getByRole('link', { name: t('home.book') }).waitFor();

      await giveBack();
      const isOurs = (call: { url: string }) => call.url === `/push/${lang}`;
      const call = await untilFound(async () => service.calls.find(isOurs), 'a push');
      assert.equal(signedIn(call.headers, serverKey)['aud'], service.url);
      const pushed = JSON.stringify(device.read(call.body));

      const shown = await deliverPush(traveller, pushed);
      const [, said = ''] = /"body":"([^"]*)"/.exec(pushed) ?? [];
      assert.match(said, body);
      const icon = 'assets/icon.svg';
      const looks = { title, body: said, lang, tag: 'offer', renotify: true, icon, badge: icon };
      assert.deepEqual(shown, { ...looks, data: '/app/alerts' });

      const asked = await tapNotice(traveller);
      assert.deepEqual(asked, ['close', isLed ? `focus ${url}/#/app/home` : `open ${url}/#/app/alerts`]);
      const opened = isLed ? page : await page.context().newPage();
      if (!isLed) await opened.goto(`${url}/#/app/alerts`);
      await seeOffer({ ...traveller, page: opened }, clinic);
      assert.equal(service.calls.filter(isOurs).length, 1);
    },
  );
