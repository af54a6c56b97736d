import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../../api/mailboxApi';
import { searchNear, slotButton, take } from '../../testing/bookingSteps';
import { replacements } from '../../testing/replacements';
import { clinics, offerSlots } from '../../testing/slots';
import { liveRegions, statusSaying, unsaid } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const happen = (cause: string, ...args: unknown[]) => server().run('src/testing/liveCauses.mjs', cause, ...args);

const elsewhere = (act: 'holdElsewhere' | 'reserveElsewhere', spaceId: string | undefined) =>
  server().run('src/testing/elsewhere.mjs', act, spaceId);

const streams = () => sentTo('/api/events');
/** What stands on every page before there is anything to say: a status that comes with its words may stay unsaid. */
const voice = () => liveRegions().find((status) => status.getAttribute('aria-atomic') === 'false');
/** The stream is open: what happens now is heard. */
const listening = () =>
  waitFor(() => {
    expect(streams().length).toBeGreaterThan(0);
  });
const ids = clinics({ plateau: {} });

describe('while a page is open (product §8 live-stream)', () => {
  it('an incoming message updates the counter of an open page, in the header and in storage', async () => {
    const { login } = await openSignedIn('/app/home');
    await listening();
    await happen('addMessageTo', login);
    expect(await screen.findByRole('link', { name: /Messages.*1 non lu/ })).toBeVisible();
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
    expect(streams()).toHaveLength(1);
  });

  it('a page in place of the stream is not the end of it: the portal asks again, and follows it once it answers (decision 54)', async () => {
    const page = replacements['a firewall page'];
    server().fault = ({ url }) => (page && new URL(url).pathname === '/api/events' ? { instead: page() } : undefined);
    const { login } = await openSignedIn('/app/home');
    await listening();
    server().fault = null;
    await waitFor(() => expect(streams()).toHaveLength(2), { timeout: 10_000 });
    await happen('addMessageTo', login);
    expect(await screen.findByRole('link', { name: /Messages.*1 non lu/ })).toBeVisible();
  }, 20_000);

  it('an unread count requested before a message arrived and answered after it does not override the newer count', async () => {
    const { login, store } = await openSignedIn('/app/home');
    await listening();
    const { promise: late, resolve: answer } = Promise.withResolvers<Response>();
    server().fault = ({ url }) => (url.includes('/mailbox/unread') ? late : undefined);
    const asked = store.dispatch(
      mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    await happen('addMessageTo', login);
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
    server().fault = null;
    answer(Response.json(0));
    await asked;
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread')).toHaveLength(2);
    });
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
    expect(await screen.findByRole('link', { name: /Messages.*1 non lu/ })).toBeVisible();
  });

  it('a slot that another person takes shows it in place and moves nothing else, and can be taken once it is free again', async () => {
    const [early] = await offerSlots({ clinicId: ids.plateau, times: ['09:15', '09:30'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    const button = await slotButton('9 h 15');
    await waitFor(() => {
      expect(new URL(streams().at(-1)?.url ?? '').searchParams.get('clinicIds')).toBe(ids.plateau);
    });
    await elsewhere('holdElsewhere', early);
    await waitFor(() => {
      expect(button).toHaveAccessibleName(/^9\sh\s15, prise,/);
    });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('1 heure de cette liste vient d’être prise.')).toBeInTheDocument();
    await unsaid('1 heure de cette liste vient d’être prise.');
    expect(screen.getByText('2 heures libres')).toBeVisible();
    expect(sentTo('/api/appointment/available').filter(({ method }) => method === 'POST')).toHaveLength(1);
    await happen('releaseAll');
    await waitFor(() => {
      expect(button).not.toHaveAttribute('aria-disabled');
    });
    await take(user, '9 h 15');
  });

  it('the list offers a slot that becomes free, and adds it when the person asks for it', async () => {
    const [early] = await offerSlots({ clinicId: ids.plateau, times: ['10:15', '10:30'] });
    await elsewhere('holdElsewhere', early);
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    await slotButton('10 h 30');
    await waitFor(() => {
      expect(new URL(streams().at(-1)?.url ?? '').searchParams.get('clinicIds')).toBe(ids.plateau);
    });
    await happen('releaseAll');
    expect(await screen.findByText('Des heures viennent de se libérer dans ces cliniques.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^10\sh\s15/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Mettre la liste à jour' }));
    expect(await slotButton('10 h 15')).toBeVisible();
    expect(await statusSaying('2 heures libres')).toHaveFocus();
    await waitFor(() => {
      expect(screen.queryByText('Des heures viennent de se libérer dans ces cliniques.')).not.toBeInTheDocument();
    });
  });

  it('a slot that the user holds does not show as taken', async () => {
    await offerSlots({ clinicId: ids.plateau, times: ['11:15'] });
    const { user, router } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    await take(user, '11 h 15');
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: /^11\sh\s15, retenue pour vous/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('every open page announces an appointment that the clinic moved, with a link to it', async () => {
    const { login, user, address } = await openSignedIn('/app/mailbox');
    await listening();
    await happen('appointmentChanged', login, 'moved');
    expect(await screen.findByText('La clinique a déplacé un rendez-vous.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
    await waitFor(() => {
      expect(address()).toMatch(/^\/app\/appointments\/./);
    });
    await waitFor(() => {
      expect(screen.queryByText('La clinique a déplacé un rendez-vous.')).not.toBeInTheDocument();
    });
  });

  it('another page announces once a hold about to expire, and dismissing the notice moves the focus into the page', async () => {
    const { login, user } = await openSignedIn('/app/home');
    await listening();
    const said = voice();
    expect(said).toBeEmptyDOMElement();
    await happen('holdEnding', login);
    const text = await screen.findByText('La place retenue pour vous ne l’est plus que pour une minute.');
    expect(screen.getByRole('region', { name: text.textContent })).toBeVisible();
    await waitFor(() => {
      expect(said).toHaveTextContent(/^Avis\s: La place retenue pour vous ne l’est plus que pour une minute\.$/);
    });
    expect(liveRegions().filter((status) => status.textContent.includes(text.textContent))).toEqual([said]);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => {
      expect(
        screen.queryByText('La place retenue pour vous ne l’est plus que pour une minute.'),
      ).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    await waitFor(() => {
      expect(said).toBeEmptyDOMElement();
    });
  });
});

describe('the end of a session (product §8 live-stream)', () => {
  it('logging out stops the live stream: the page receives nothing more, and no listener remains', async () => {
    const { login, router, store } = await openSignedIn('/app/home');
    await listening();
    await router.navigate('/logout');
    await waitFor(() => {
      expect(store.getState().session.user).toBeNull();
    });
    const before = streams().length;
    await happen('addMessageTo', login);
    await screen.findByRole('heading', { level: 1, name: 'Se connecter' });
    expect(sessionStorage.getItem('unread')).toBeNull();
    expect(streams()).toHaveLength(before);
  });

  it('a session that ends on the server leads to the login: the stream ends, is refused, and the unread count returns the 401', async () => {
    const { login, address } = await openSignedIn('/app/home');
    await listening();
    await screen.findByText('Aucun rendez-vous à venir'); // or what the page asks would tell it first
    await happen('endSessions', login);
    await waitFor(() => {
      expect(address()).toMatch(/^\/login\?returnUrl=/);
    });
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread').length).toBeGreaterThan(0);
    });
  });
});
