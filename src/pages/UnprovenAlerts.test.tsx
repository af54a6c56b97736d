// Holds: product §4 alerts, product §8 alert-offers, product §8 idempotency
import { screen } from '@testing-library/react';

import { noonZone, takenSlot } from '../testing/alerts';
import { sayWhy, title } from '../testing/bookingSteps';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { clinics } from '../testing/slots';
import { server } from '../testing/underTest';
import { staysHonest } from '../testing/unproven';

const at = clinics({ noon: { name: 'GMF du Midi', timeZone: noonZone() } });
beforeEach(() => server().sql(`update alerts set state = 'ended'`));

const slots = () => `/app/appointments/new?step=places&clinics=${at.noon}&dayParts=afternoon`;
const button = (name: string) => screen.findByRole('button', { name });
const count = async (query: string, ...values: unknown[]): Promise<number> =>
  (await server().sql(query, values)).length;
const liveAlerts = () => count(`select 1 from alerts where state <> 'ended'`);

const searching = async () => {
  const opened = await openSignedIn(slots());
  await sayWhy(opened.user);
  return opened;
};

const watching = async () => {
  const opened = await searching();
  await opened.user.click(await button('Me prévenir quand une place se libère'));
  await opened.user.click(await screen.findByRole('link', { name: 'Voir mes alertes' }));
  await title('Mes alertes');
  return opened;
};

const offered = async () => {
  const { spaceId, cancel } = await takenSlot(at.noon);
  const opened = await watching();
  await cancel();
  await opened.router.navigate('/app/appointments');
  await title('Mes rendez-vous');
  await opened.router.navigate('/app/home');
  await screen.findByRole('heading', { name: 'Une place s’est libérée pour vous' });
  return { ...opened, spaceId };
};

describe('a page in place of the answer about an alert (decision 54)', () => {
  it('the portal claims no alert that the server does not have', async () => {
    const { user } = await searching();
    await staysHonest({
      user,
      path: '/api/appointment/alerts',
      press: async () => user.click(await button('Me prévenir quand une place se libère')),
      unknown: 'Nous ne savons pas encore si votre alerte est créée.',
      ledger: async () => (await liveAlerts()) === 1,
      done: () => statusSaying('C’est noté'),
    });
  });

  it('the portal ends no alert on the screen that goes on on the server', async () => {
    const { user } = await watching();
    const [row] = await server().sql(`select id from alerts where state <> 'ended'`);
    await staysHonest({
      user,
      path: `/api/appointment/alerts/${String(row?.['id'])}`,
      press: async () => {
        await user.click(await button('Arrêter cette alerte'));
        await user.click(await button('Arrêter l’alerte'));
      },
      unknown: 'Nous ne savons pas encore si votre alerte est arrêtée.',
      ledger: async () => (await liveAlerts()) === 0,
      done: () => statusSaying('L’alerte est arrêtée.'),
    });
  });

  it('the portal lets no offered slot go on the screen that the server holds', async () => {
    const { user, spaceId } = await offered();
    await staysHonest({
      user,
      path: '/api/appointment/release',
      press: async () => user.click(await button('Laisser cette place')),
      unknown: 'Nous ne savons pas encore si cette place est libérée.',
      ledger: async () => (await count('select 1 from holds where slot_id = $1::uuid', spaceId)) === 0,
      done: () => statusSaying('La place est laissée à d’autres.'),
    });
  });

  it('the portal goes on with no offered slot before the server answered', async () => {
    const { user } = await offered();
    const holds = () => count(`select 1 from idempotency_records where route = 'POST /api/appointment/hold'`);
    const before = await holds();
    await staysHonest({
      user,
      path: '/api/appointment/hold',
      press: async () => user.click(await button('Prendre cette place')),
      unknown: 'Nous ne savons pas encore si cette place est retenue pour vous.',
      ledger: async () => (await holds()) === before + 1,
      done: () => title('Vérifiez votre rendez-vous'),
    });
  });
});
