// Holds: product §8 capabilities
import { screen, waitFor } from '@testing-library/react';

import { dependentsApi } from '../api/dependentsApi';
import { profileApi } from '../api/profileApi';
import { confirmButton, searchNear, slotButton, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

/** A back end that honours the specification's calls and knows none of ours. */
const knowsNoHold =
  (status: number) =>
  ({ url }: Request) =>
    /\/appointment\/(?:hold|release)$|\/api\/user(?:\/dependents)?$/.test(url)
      ? new Response('nothing here', { status })
      : undefined;

describe('against another back end', () => {
  it.each([404, 405, 501])(
    'against a back end without holds (%d), the portal books a slot directly, without a countdown',
    async (status) => {
      const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
      const { user } = await openSignedIn('/app/home');
      server().fault = knowsNoHold(status);
      await user.click(await screen.findByRole('link', { name: 'Prendre un rendez-vous' }));
      await searchNear(user, 'H2X');
      await user.click(await slotButton('9 h 15'));
      await title('Vérifiez votre rendez-vous');
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      expect(screen.queryByLabelText('Prénom')).not.toBeInTheDocument();
      await user.click(await confirmButton());
      expect(await title('Rendez-vous confirmé')).toBeVisible();
      expect(await countLive(slots)).toBe(1);
    },
  );

  it('typed text stays while the portal asks another back end again for dependents or the user after a refusal', async () => {
    const late: string[] = [];
    server().fault = ({ url }) => {
      const { pathname } = new URL(url);
      if (!pathname.startsWith('/api/user')) return undefined;
      if (!late.includes(pathname)) {
        late.push(pathname);
        return new Response('nothing here', { status: 404 });
      }
      return new Promise(() => undefined);
    };
    const { store, user } = await openSignedIn('/app/appointments/new');
    const field = await screen.findByLabelText('Code postal');
    await user.type(field, 'H2X');
    void store.dispatch(dependentsApi.endpoints.listDependents.initiate(undefined, { forceRefetch: true }));
    void store.dispatch(profileApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
    await waitFor(() => {
      expect(store.getState().api.queries['listDependents(undefined)']?.status).toBe('pending');
    });
    await user.type(field, ' 1Y4');
    expect(screen.getByLabelText('Code postal')).toHaveValue('H2X 1Y4');
  });

  it('the portal treats a back end that answers unknown calls with a page of its host as one that does not know them', async () => {
    server().fault = ({ url }) =>
      /\/api\/(?:user$|user\/(?!dependents)|mailbox\/(?:threads|clinics)|appointment\/(?:hold|alerts)|events)/.test(url)
        ? new Response('<!doctype html><title>Clinique</title>', { headers: { 'content-type': 'text/html' } })
        : undefined;
    const { router } = await openSignedIn('/app/mailbox/new');
    expect(await screen.findByText(/^Ce réseau n’offre pas ce service en ligne\./)).toBeVisible();
    await router.navigate('/app/account/close');
    await title('Fermer mon compte');
    expect(await screen.findByText(/^Ce réseau n’offre pas ce service en ligne\./)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    });
    await router.navigate('/app/dependents');
    await title('Mes proches');
  });

  it('the confirmation shows what was chosen when another back end books without describing the appointment', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['10:00'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    server().fault = ({ url }) =>
      url.endsWith('/reserve') ? new Response('OK', { headers: { 'content-type': 'text/plain' } }) : undefined;
    await user.click(await slotButton('10 h'));
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await screen.findByText(/à\s10\sh$/)).toBeVisible();
  });

  it('the portal says that another back end does not know the booking call, and shows no confirmed appointment', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['11:00'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await user.click(await slotButton('11 h'));
    server().fault = ({ url }) =>
      url.endsWith('/reserve') ? new Response('nothing here', { status: 404 }) : undefined;
    await user.click(await confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing here');
    expect(screen.queryByRole('heading', { name: 'Rendez-vous confirmé' })).not.toBeInTheDocument();
  });

  it('the appointments page says that a history without lists cannot be read', async () => {
    server().fault = ({ url }) => (url.endsWith('/history') ? Response.json({ ok: true }) : undefined);
    await openSignedIn('/app/appointments');
    expect(await screen.findByText(/^La réponse reçue n’est pas lisible/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByText('Aucun rendez-vous à venir')).not.toBeInTheDocument();
  });
});
