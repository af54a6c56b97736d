// Holds: product §9 texts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { networkAnswer } from '../../contract/clinics.ts';
import { findFirefox, startFirefox, type Firefox } from '../fixtures/firefox.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { stateTimeout, untilFound } from '../fixtures/patience.ts';
import { freePort, startProduct, type Product } from '../fixtures/product.ts';
import { startPushService, type PushService } from '../fixtures/pushService.ts';
import { messagesOf, type Lang, type Messages } from '../fixtures/text.ts';
import { referenceIn } from '../screens/booking.ts';
import { bookFirstTime, saying, signIn } from '../screens/inFirefox.ts';

const pushPreferences = ({ socketUrl }: PushService) => ({
  'dom.push.connection.enabled': true,
  'dom.push.serverURL': socketUrl,
  'dom.push.testing.allowInsecureServerURL': true,
  'permissions.default.desktop-notification': 1, // its owner says yes
  'alerts.useSystemBackend': false,
});

type World = { firefox: Firefox; product: Product; service: PushService };

/** A product of its own each time: what a person chooses holds for all their devices. */
const walkIn = async (program: string, lang: Lang, walk: (world: World) => Promise<void>): Promise<void> => {
  const service = await startPushService(await freePort());
  try {
    // In two hours: what concerns it leaves at any hour of the day.
    const product = await startProduct([publishAtNoon('entrusted', [], 0)], { PUSH_HOSTS: service.host });
    try {
      const firefox = await startFirefox(program, lang, { more: pushPreferences(service) });
      try {
        await walk({ firefox, product, service });
      } finally {
        await firefox.stop();
      }
    } finally {
      await product.stop();
    }
  } finally {
    await service.stop();
  }
};

/** The language of what the server writes. */
const chooseLanguage = async (firefox: Firefox, { url, lang, t }: { url: string; lang: Lang; t: Messages }) => {
  await firefox.goTo(`${url}/#/app/account/profile`);
  await firefox.press(saying('label', t(`profile.lang.${lang}`)));
  await firefox.press(saying('button', t('account.save')));
  await firefox.see(saying('*', t('profile.saved')));
};

/** The page of notifications → this device → changes alone. */
const turnOn = async (firefox: Firefox, url: string, t: Messages): Promise<void> => {
  await firefox.run('return navigator.serviceWorker.ready.then(() => true)');
  await firefox.goTo('about:blank'); // a worker leads only the tabs that it saw load
  await firefox.goTo(`${url}/#/app/account/notifications`);
  await firefox.press(saying('button', t('pushes.begin')));
  await firefox.see(saying('*', t('pushes.on')));
  await firefox.press(saying('label', t('notices.kind.change')));
  await firefox.press(saying('button', t('pushes.save')));
  await firefox.see(saying('*', t('pushes.saved')));
};

const bookAtNoon = async (firefox: Firefox, { url, lang, t }: { url: string; lang: Lang; t: Messages }) => {
  const answered = await firefox.run('return fetch("/api/appointment/available").then((answer) => answer.text())');
  const { clinics } = networkAnswer.parse(JSON.parse(String(answered)));
  const clinicId = clinics.find(({ name }) => name === noonClinics[lang])?.clinicId ?? '';
  await firefox.goTo(`${url}/#/app/appointments/new?step=places&clinics=${clinicId}`);
  await bookFirstTime(firefox, t);
  return referenceIn(String(await firefox.run('return document.querySelector("main").innerText')));
};

const shown = `return navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, lang }) => ({ title, body, lang })))`;

const program = findFirefox();

for (const { lang, title, body } of [
  { lang: 'fr', title: 'Portail patient', body: 'Vous avez une nouvelle.' },
  { lang: 'en', title: 'Patient portal', body: 'You have news.' },
] as const)
  test(
    `a person lets a Firefox show changes; when the clinic cancels, an encrypted push shows there without details, and one tap opens the appointments (${lang})`,
    { skip: program === null ? 'no Firefox is installed' : false, timeout: 8 * stateTimeout },
    () =>
      walkIn(program ?? '', lang, async ({ firefox, product: { clinic, url }, service: { taken } }) => {
        const t = messagesOf(lang);
        await signIn(firefox, url, t);
        await chooseLanguage(firefox, { url, lang, t });
        await turnOn(firefox, url, t);
        const reference = await bookAtNoon(firefox, { url, lang, t });
        const before = taken.length;
        await clinic('cancel', reference);
        const news = await untilFound(async () => {
          const all = await firefox.run(shown);
          return Array.isArray(all) && all.length > 0 ? all : undefined;
        }, 'a notification');
        assert.deepEqual(news, [{ title, body, lang }]);
        assert.ok(taken.length > before);
        for (const push of taken.slice(before)) {
          assert.equal(push.encoding, 'aes128gcm');
          assert.ok(!push.body.includes(body));
        }
        await firefox.tapNotification();
        await firefox.see(saying('h1', t('appointment.list.title')));
        await firefox.see(saying('*', t('appointment.status.cancelledByClinic')));
      }),
  );
