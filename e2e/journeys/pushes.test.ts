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
const walkIn = async (
  program: string,
  { lang, days }: { lang: Lang; days: number[] },
  walk: (world: World) => Promise<void>,
): Promise<void> => {
  const service = await startPushService(await freePort());
  try {
    const product = await startProduct([publishAtNoon('entrusted', [], days)], { PUSH_HOSTS: service.host });
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

type Told = { url: string; lang: Lang; t: Messages };

/** The language of what the server writes. */
const chooseLanguage = async (firefox: Firefox, { url, lang, t }: Told): Promise<void> => {
  await firefox.goTo(`${url}/#/app/account/profile`);
  await firefox.press(saying('label', t(`profile.lang.${lang}`)));
  await firefox.press(saying('button', t('account.save')));
  await firefox.see(saying('*', t('profile.saved')));
};

/** The page of notifications → this device → this kind alone. */
const turnOn = async (firefox: Firefox, { url, t, kind }: Told & { kind: keyof typeof bodies }): Promise<void> => {
  await firefox.run('return navigator.serviceWorker.ready.then(() => true)');
  await firefox.goTo('about:blank'); // a worker leads only the tabs that it saw load
  await firefox.goTo(`${url}/#/app/account/notifications`);
  await firefox.press(saying('button', t('pushes.begin')));
  await firefox.see(saying('*', t('pushes.on')));
  await firefox.press(saying('label', t(`notices.kind.${kind}`)));
  await firefox.press(saying('button', t('pushes.save')));
  await firefox.see(saying('*', t('pushes.saved')));
};

/** What is free at noon’s clinic; its address asks nobody for whom. */
const openNoon = async (firefox: Firefox, { url, lang }: Told): Promise<void> => {
  const answered = await firefox.run('return fetch("/api/appointment/available").then((answer) => answer.text())');
  const { clinics } = networkAnswer.parse(JSON.parse(String(answered)));
  const clinicId = clinics.find(({ name }) => name === noonClinics[lang])?.clinicId ?? '';
  await firefox.goTo(`${url}/#/app/appointments/new?step=places&clinics=${clinicId}`);
};

const bookAtNoon = async (firefox: Firefox, told: Told): Promise<string> => {
  await openNoon(firefox, told);
  await bookFirstTime(firefox, told.t);
  return referenceIn(String(await firefox.run('return document.querySelector("main").innerText')));
};

const askForNoon = async (firefox: Firefox, told: Told): Promise<void> => {
  const { t } = told;
  await openNoon(firefox, told);
  await firefox.press('//*[@name="raisonVisite"]/option[@value="cold-flu"]');
  await firefox.press(saying('button', t('booking.search')));
  await firefox.press(saying('button', t('watch.start')));
  await firefox.see(saying('a', t('watch.see')));
};

const shown = `return navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, lang }) => ({ title, body, lang })))`;

const notifications = (firefox: Firefox): Promise<unknown[]> =>
  untilFound(async () => {
    const all = await firefox.run(shown);
    return Array.isArray(all) && all.length > 0 ? all : undefined;
  }, 'a notification');

const titles = { fr: 'Portail patient', en: 'Patient portal' } as const;
const bodies = {
  change: { fr: 'Vous avez une nouvelle.', en: 'You have news.' },
  offer: { fr: 'Une réponse est attendue de vous.', en: 'An answer is awaited from you.' },
} as const;

/** Never about whom, when or where. */
const assertShows = async (firefox: Firefox, lang: Lang, kind: keyof typeof bodies): Promise<void> => {
  assert.deepEqual(await notifications(firefox), [{ title: titles[lang], body: bodies[kind][lang], lang }]);
};

const program = findFirefox();

const walkWithPushes = (
  rule: string,
  { days, kind }: { days: number[]; kind: keyof typeof bodies },
  walk: (world: World, told: Told) => Promise<void>,
): void => {
  for (const lang of ['fr', 'en'] as const)
    test(
      `${rule} (${lang})`,
      { skip: program === null ? 'no Firefox is installed' : false, timeout: 8 * stateTimeout },
      () =>
        walkIn(program ?? '', { lang, days }, async (world) => {
          const { firefox, product } = world;
          const told = { url: product.url, lang, t: messagesOf(lang) };
          await signIn(firefox, product.url, told.t);
          await chooseLanguage(firefox, told);
          await turnOn(firefox, { ...told, kind });
          await walk(world, told);
        }),
    );
};

walkWithPushes(
  'a person lets a Firefox show changes; when the clinic cancels, an encrypted push shows there without details, and one tap opens the appointments',
  { days: [0], kind: 'change' }, // in two hours: what concerns it leaves at any hour of the day
  async ({ firefox, product, service: { taken } }, told) => {
    const { lang, t } = told;
    const reference = await bookAtNoon(firefox, told);
    const before = taken.length;
    await product.clinic('cancel', reference);
    await assertShows(firefox, lang, 'change');
    assert.ok(taken.length > before);
    for (const push of taken.slice(before)) {
      assert.equal(push.encoding, 'aes128gcm');
      assert.ok(!push.body.includes(bodies.change[lang]));
    }
    await firefox.tapNotification();
    await firefox.see(saying('h1', t('appointment.list.title')));
    await firefox.see(saying('*', t('appointment.status.cancelledByClinic')));
  },
);

const invited = `--nam GAGR58062111 --born 1958-06-21 --first Rita --last Gagnon --email rita@exemple.ca --slots 1`;

walkWithPushes(
  'a person lets a Firefox show free times; when the clinic gives one back, a push shows there without details, and one tap opens the offer',
  { days: [2], kind: 'offer' },
  async ({ firefox, product: { clinic } }, told) => {
    const { lang, t } = told;
    const said = await clinic('invite', noonClinics[lang], 'walk-in', ...invited.split(' '));
    const [, invitationId = ''] = /^Invitation (\S+), slots set aside 1/.exec(said) ?? [];
    await askForNoon(firefox, told);
    await clinic('uninvite', invitationId);
    await assertShows(firefox, lang, 'offer');
    await firefox.tapNotification();
    await firefox.see(saying('h1', t('alert.list.title')));
    await firefox.see(saying('button', t('offer.take')));
  },
);
