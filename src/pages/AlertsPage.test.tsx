// Holds: product §4 alerts, product §8 alert-offers
import { screen, waitFor, within } from '@testing-library/react';

import { noonZone, runOut, takenSlot } from '../testing/alerts';
import { confirmButton, sayWhy, slotButton, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ noon: { name: 'GMF du Midi', timeZone: noonZone() } });
beforeEach(() => server().sql(`update alerts set state = 'ended'`));
const slotsAddress = () => `/app/appointments/new?step=places&clinics=${at.noon}&dayParts=afternoon`;
const button = (name: string) => screen.findByRole('button', { name });

const noLongerOffered = 'Une place que vous pouviez prendre n’est plus offerte.';

const watching = async () => {
  const opened = await openSignedIn(slotsAddress());
  await sayWhy(opened.user);
  await opened.user.click(await button('Me prévenir quand une place se libère'));
  await opened.user.click(await screen.findByRole('link', { name: 'Voir mes alertes' }));
  await title('Mes alertes');
  return opened;
};

const offered = async (page = '/app/home') => {
  const { spaceId, cancel } = await takenSlot(at.noon);
  const opened = await watching();
  await cancel();
  await opened.router.navigate('/app/appointments');
  await title('Mes rendez-vous');
  await opened.router.navigate(page);
  await screen.findByRole('heading', { name: 'Une place s’est libérée pour vous' });
  return { ...opened, spaceId };
};

describe('an alert', () => {
  it('an alert takes over the criteria of a search without results, and shows them with its status', async () => {
    await watching();
    const [request] = sentTo('/api/appointment/alerts').filter(({ method }) => method === 'POST');
    expect(await request?.json()).toMatchObject({
      criteria: { clinicIds: [at.noon], dayParts: ['afternoon'] },
      dependent: null,
    });
    const card = within(await screen.findByRole('article'));
    expect(await card.findByText('Nous cherchons')).toBeVisible();
    expect(await card.findByText(/^GMF du Midi · du /)).toBeVisible();
    expect(await card.findByText(/^L’après-midi/)).toBeVisible();
  });

  it('a list of slots also offers to create an alert', async () => {
    await offerSlots({ clinicId: at.noon, times: ['15:00'] });
    const { user } = await openSignedIn(slotsAddress());
    await sayWhy(user);
    await slotButton('15 h');
    await user.click(await button('Me prévenir quand une place se libère'));
    const noted = await statusSaying('C’est noté');
    expect(noted).toBeVisible();
    await waitFor(() => {
      expect(noted).toHaveFocus();
    });
  });

  it('a search with an alert shows that the alert is active and offers no second one', async () => {
    const { router } = await watching();
    await router.navigate(slotsAddress());
    expect(await screen.findByText(/^Nous cherchons déjà pour vous/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Me prévenir quand une place se libère' })).not.toBeInTheDocument();
    });
  });

  it('the user ends an alert after one question, and the page then shows how to start one', async () => {
    const { user } = await watching();
    await user.click(await button('Arrêter cette alerte'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Garder l’alerte' }));
    expect(await screen.findByText('Nous cherchons')).toBeVisible();
    await user.click(await button('Arrêter cette alerte'));
    await user.click(await button('Arrêter l’alerte'));
    expect(await screen.findByRole('heading', { name: 'Aucune alerte' })).toBeVisible();
    const ended = await statusSaying('L’alerte est arrêtée.');
    expect(ended).toBeVisible();
    await waitFor(() => {
      expect(ended).toHaveFocus();
    });
    expect(screen.getByRole('link', { name: 'Chercher une place' })).toBeVisible();
  });

  it('the portal refuses a fourth alert and links to the other three', async () => {
    const { user, router } = await openSignedIn(slotsAddress());
    await sayWhy(user);
    for (const weekday of [1, 2, 3]) {
      await user.click(await button('Me prévenir quand une place se libère'));
      await screen.findByText(/^C’est noté/);
      await router.navigate('/app/appointments');
      await title('Mes rendez-vous');
      await router.navigate(`${slotsAddress()}&weekdays=${weekday}`);
    }
    await user.click(await button('Me prévenir quand une place se libère'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Voir mes alertes' })).toBeVisible();
  });
});

describe('an offered slot', () => {
  it('an offered slot shows on the home page with its time and two actions, and taking it goes through the usual review', async () => {
    const { user, spaceId } = await offered();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Encore (?:1\sh\s59|2\sh\s00)\smin pour confirmer/);
    await user.click(await button('Prendre cette place'));
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(await screen.findByText('Problème de peau')).toBeVisible();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive([spaceId])).toBe(1);
  });

  it('an offered slot shows on the alerts page, and in the search as held for the user', async () => {
    const { router } = await offered('/app/alerts');
    expect(await within(await screen.findByRole('article')).findByText('Une place vous attend')).toBeVisible();
    await router.navigate(`/app/appointments/new?step=places&clinics=${at.noon}`);
    expect(await screen.findByRole('heading', { name: 'Une place est retenue pour vous' })).toBeVisible();
    expect(await slotButton('14 h')).toHaveAccessibleName(/retenue pour vous/);
  });

  it('declining an offered slot passes it to the next person and keeps the alert active', async () => {
    const { user, spaceId } = await offered('/app/alerts');
    await user.click(await button('Laisser cette place'));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Une place s’est libérée pour vous' })).not.toBeInTheDocument();
    });
    expect(await screen.findByText('Nous cherchons')).toBeVisible();
    expect(await statusSaying('La place est laissée à d’autres.')).toHaveFocus();
    expect(await server().sql('select 1 from holds where slot_id = $1::uuid', [spaceId])).toHaveLength(0);
  });

  it('the alerts page politely reports an offered slot that was not answered', async () => {
    const { router, spaceId } = await offered();
    await runOut(spaceId);
    await router.navigate('/app/alerts');
    expect(
      await screen.findByText(
        sentence(/^Une place vous a été gardée jusqu’au .* nous continuons de chercher pour vous\.$/),
      ),
    ).toBeVisible();
  });

  it('an offered slot that another person has by now no longer shows, and nothing is lost', async () => {
    const { user, spaceId } = await offered();
    await server().sql(`update slots set status = 'busy-unavailable' where id = $1::uuid`, [spaceId]);
    await user.click(await button('Prendre cette place'));
    // Said again where the refusal comes after the list.
    await waitFor(() => {
      expect(screen.getByText(noLongerOffered)).toBeVisible();
    });
    expect(screen.queryByRole('button', { name: 'Prendre cette place' })).not.toBeInTheDocument();
  });

  it('an offered slot whose time runs out says so on the home page, without taking the focus, and leads to the alert', async () => {
    const { user, spaceId } = await offered();
    const take = await button('Prendre cette place');
    await runOut(spaceId);
    const said = await statusSaying(noLongerOffered);
    expect(said).toBeVisible();
    expect(said).not.toHaveFocus();
    expect(take).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Voir mes alertes' }));
    expect(await screen.findByText('Nous cherchons')).toBeVisible();
  });
});

describe('another back end', () => {
  it.each([404, 405, 501])(
    'the portal shows nothing about alerts when another back end has none (%d)',
    async (status) => {
      server().fault = ({ url }) =>
        /\/appointment\/alerts$/.test(url) ? new Response('nothing here', { status }) : undefined;
      const { router, user } = await openSignedIn(slotsAddress());
      await sayWhy(user);
      await screen.findByText('Aucune heure libre');
      await waitFor(() => {
        expect(sentTo('/api/appointment/alerts').length).toBeGreaterThan(0);
      });
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: 'Me prévenir quand une place se libère' })).not.toBeInTheDocument();
      });
      await router.navigate('/app/home');
      await title('Bonjour');
      await waitFor(() => {
        expect(screen.queryByRole('link', { name: /^Mes alertes/ })).not.toBeInTheDocument();
      });
    },
  );
});
