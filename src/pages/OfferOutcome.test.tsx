// Holds: product §4 alerts, product §8 alert-offers
import { screen, waitFor, within } from '@testing-library/react';

import { alertsOutdated } from '../api/alertsApi';
import { settleOffers } from '../testing/alerts';
import { confirmButton, title } from '../testing/bookingSteps';
import { threadList } from '../testing/messages';
import { offered } from '../testing/offered';
import { liveRegions, statusSaying } from '../testing/portalSteps';
import { sentTo, server } from '../testing/underTest';

beforeEach(() => server().sql(`update alerts set state = 'ended'`));
const button = (name: string) => screen.findByRole('button', { name });

const endsIn = async (spaceId: string, seconds: number) => {
  for (const table of ['alert_offers', 'holds'])
    await server().sql(
      `update ${table} set expires_at = now() + ${seconds} * interval '1 second' where slot_id = $1::uuid`,
      [spaceId],
    );
};

const openMessage = async ({ router, user }: Pick<Awaited<ReturnType<typeof offered>>, 'router' | 'user'>) => {
  await router.navigate('/app/mailbox');
  await user.click((await threadList()).getByRole('link', { name: /^Une place est libre pour vous/ }));
  await title('Une place est libre pour vous');
};

describe('how an offer ended', () => {
  it('an offered slot that another person has by now says that the offer is over, and nothing is lost', async () => {
    const { user, spaceId } = await offered();
    await server().sql(`update slots set status = 'busy-unavailable' where id = $1::uuid`, [spaceId]);
    await user.click(await button('Prendre cette place'));
    expect(await statusSaying('Cette offre est terminée')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prendre cette place' })).not.toBeInTheDocument();
  });

  it('an offer that runs out while one looks at it says so in its place, aloud, and goes when it is closed', async () => {
    const { user, router, spaceId } = await offered('/app/alerts');
    await endsIn(spaceId, 3);
    await router.navigate('/app/home');
    await title('Bonjour');
    const card = await screen.findByRole('region', { name: 'Une place s’est libérée pour vous' });
    const said = liveRegions().findLast((region) => card.contains(region));
    expect(said).toBeEmptyDOMElement();
    expect(within(card).queryByRole('status')).not.toBeInTheDocument(); // a stop for Orca
    within(card).getByRole('button', { name: 'Prendre cette place' }).focus();
    await waitFor(
      () => {
        expect(said).toHaveTextContent(
          /^Cette offre est terminée\s: la place n’est plus réservée\. Nous continuons de chercher\.$/,
        );
      },
      { timeout: 6_000 },
    );
    expect(within(card).getByRole('heading', { name: 'Offre terminée' })).toBeVisible();
    expect(within(card).getByText(/à 14\sh/)).toBeVisible();
    expect(card).toHaveFocus();
    await user.click(within(card).getByRole('button', { name: 'Fermer' }));
    expect(card).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('an offer that was taken elsewhere says so on the card that was open here', async () => {
    const { spaceId, store } = await offered();
    await server().sql(
      `with taken as (update alert_offers set outcome = 'taken' where slot_id = $1::uuid returning alert_id)
       update alerts set state = 'met' from taken where id = alert_id`,
      [spaceId],
    );
    store.dispatch(alertsOutdated());
    expect(await screen.findByRole('heading', { name: 'Offre acceptée' })).toBeVisible();
    expect(await statusSaying('Cette place a été prise')).toBeVisible();
  });

  it('the message of an offer says the offer’s outcome, and a taken offer wishes nothing that a cancellation would belie', async () => {
    const { router, user } = await offered();
    await settleOffers();
    await user.click(await button('Prendre cette place'));
    await title('Vérifiez votre rendez-vous');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    await router.navigate('/app/alerts');
    expect(await screen.findByText('Vous avez pris une des places offertes.')).toBeVisible();
    await openMessage({ router, user });
    expect(await screen.findByText('Offre acceptée')).toBeVisible();
  });

  it('a message that is open says that the offer is over as soon as it is', async () => {
    const { router, user, spaceId } = await offered();
    await settleOffers();
    await openMessage({ router, user });
    expect(await screen.findByText('Offre en cours')).toBeVisible();
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('0');
    });
    const readings = () => sentTo('/api/mailbox/threads/').length;
    let known = 0;
    await waitFor(
      () => {
        const before = known;
        known = readings();
        expect(known).toBe(before);
      },
      { interval: 500 },
    );
    await endsIn(spaceId, -1);
    await settleOffers();
    expect(await screen.findByText('Offre terminée')).toBeVisible();
  });
});
