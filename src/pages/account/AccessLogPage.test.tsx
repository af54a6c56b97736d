// Holds: product §4 access-log
import { screen, waitFor } from '@testing-library/react';

import { day, leaveActs, linesOf, monday, openLog, ownId } from '../../testing/accessLogSteps';
import { addChild, listDependentsWith } from '../../testing/children';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const choosePeriod = async (user: Awaited<ReturnType<typeof openLog>>['user'], from: string, to: string) => {
  await user.type(screen.getByLabelText('Du (facultatif)'), from);
  await user.type(screen.getByLabelText('Au (facultatif)'), to);
  await user.click(screen.getByRole('button', { name: 'Afficher cette période' }));
};

describe('the access log', () => {
  it('the access log lists accesses by day in Quebec, newest first, in plain words: what, who in what capacity, on what device', async () => {
    const { login } = await openLog([
      { at: '2025-11-03T04:30:00Z', action: 'history.read', device: 'Firefox · Android' },
      { at: '2025-11-03T14:00:00Z', action: 'reservation.cancelled', capacity: 'clinic', by: null },
      {
        at: '2025-11-03T14:30:00Z',
        action: 'profile.read',
        capacity: 'clinic',
        by: null,
        staff: 'Nadia Roy, réception',
      },
      { at: '2025-11-03T15:05:00Z', action: 'visitLink.refused', capacity: 'anonymous', by: null },
    ]);
    expect(linesOf(await day(monday))).toEqual([
      '10 h 05 Lien de rappel refusé : mauvaise date de naissanceUne personne non connectée',
      '9 h 30 Renseignements personnels consultésNadia Roy, réception, à la clinique',
      '9 h Rendez-vous annuléLa clinique',
    ]);
    expect(linesOf(await day(/^Dimanche 2\snovembre 2025$/))).toEqual([
      '23 h 30 Liste des rendez-vous consultéeVousFirefox · Android',
    ]);
    const today = linesOf(await day(/^Aujourd’hui, /));
    expect(today.some((line) => line.includes('Connexion au compte'))).toBe(true);
    expect(screen.getByRole('main')).not.toHaveTextContent(login);
  });

  it('the access log names the clinic and the role of a member of the staff who signed in there', async () => {
    const clinicId = crypto.randomUUID();
    await server().sql(
      `insert into clinics (id, source, source_key, name, kind, time_zone, latitude, longitude, phone)
       values ($1::uuid, 'test', $1, 'GMF du Fleuve', 'gmf', 'America/Toronto', 45.5, -73.57, '514 555-0100')`,
      [clinicId],
    );
    const staff = { capacity: 'clinic', by: null, staff: 'Nadia Roy', clinicId };
    await openLog([{ at: '2025-11-03T14:30:00Z', action: 'history.read', ...staff }]);
    expect(linesOf(await day(monday))).toEqual([
      '9 h 30 Liste des rendez-vous consultéeNadia Roy, réception, GMF du Fleuve',
    ]);
  });

  it('the access log names a delegate who read the file for the person, and a button loads older lines', async () => {
    const other = await openSignedIn('/app/home');
    await server().sql(`update patients set first_name = 'Anaïs', last_name = 'Roy' where id = ${ownId}`, [
      other.login,
    ]);
    const many = Array.from({ length: 60 }, (_, index) => ({
      at: `2025-11-03T14:00:${String(index).padStart(2, '0')}Z`,
      action: 'thread.read',
      thing: crypto.randomUUID(),
    }));
    const { user } = await openLog([
      ...many,
      { at: '2025-10-01T14:00:00Z', action: 'history.read', capacity: 'delegate', by: other.login },
    ]);
    expect(screen.queryByText('Anaïs Roy, qui agit pour vous')).not.toBeInTheDocument();
    const older = await screen.findByRole('button', { name: 'Consultations plus anciennes' });
    const all = () => screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('access-'));
    const before = all().length;
    await user.click(older);
    expect(await screen.findByText('Anaïs Roy, qui agit pour vous')).toBeVisible();
    expect(linesOf(await day(monday))).toHaveLength(60);
    expect(all()[before]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Consultations plus anciennes' })).not.toBeInTheDocument();
  });

  it('the access log shows a chosen period, says when it is empty, and returns to all dates', async () => {
    const { user } = await openLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
    await day(monday);
    await choosePeriod(user, '2025-11-04', '2025-11-05');
    const none = await screen.findByRole('heading', { name: 'Aucune consultation' });
    expect(none).toBeVisible();
    expect(none).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Toutes les dates' }));
    expect(await day(monday)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
    expect(screen.getByLabelText('Du (facultatif)')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Toutes les dates' })).not.toBeInTheDocument();
  });

  it('the access log requests no period that ends before it begins', async () => {
    const { user } = await openLog();
    await day(/^Aujourd’hui, /);
    const before = sentTo('/api/user/accesslog').length;
    await choosePeriod(user, '2025-11-05', '2025-11-04');
    expect((await screen.findAllByText(/Le dernier jour vient avant le premier/))[0]).toBeVisible();
    expect(sentTo('/api/user/accesslog')).toHaveLength(before);
  });

  it('the access log also shows the file of a dependent chosen on this page only, and disables those whose history is not shared', async () => {
    const { login, user, router, store } = await openSignedIn('/app/home');
    const lea = await addChild(login, 'Léa');
    const leo = await addChild(login, 'Léo', ['book']);
    await leaveActs(login, [
      { at: '2025-11-03T14:00:00Z', action: 'reservation.booked', capacity: 'delegate', patientId: lea },
    ]);
    await listDependentsWith(store, [lea, leo]);
    await router.navigate('/app/account/access?by=all');
    await user.click(await screen.findByRole('button', { name: 'Léa Roy' }));
    expect(linesOf(await day(monday))).toEqual(['9 h Rendez-vous prisVous']);
    expect(screen.getByRole('button', { name: /^Léo Roy/ })).toHaveAttribute('aria-disabled', 'true');
    expect(store.getState().dependents.currentId).toBeNull();
  });

  it('the access log downloads as shown: the same person, the same days, the language of the page', async () => {
    const { user } = await openLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
    await day(monday);
    await choosePeriod(user, '2025-11-03', '2025-11-03');
    const link = async () => screen.findByRole('link', { name: 'Télécharger la liste (CSV)' });
    await waitFor(async () => {
      expect((await link()).getAttribute('href')).toBe('/api/user/accesslog.csv?from=2025-11-03&to=2025-11-03&lang=fr');
    });
    const answer = await fetch((await link()).getAttribute('href') ?? '');
    expect((await answer.text()).split('\r\n')[1]).toBe(
      '"2025-11-03";"09:00:00";"Vous";"Pour son propre dossier";"Liste des rendez-vous consultée";"Marie Tremblay";""',
    );
  });

  it('the access log says where to ask for it when another back end keeps none (product §8 capabilities)', async () => {
    server().fault = ({ url }) =>
      url.includes('/api/user/accesslog') ? new Response('nothing here', { status: 404 }) : undefined;
    await openLog();
    expect(await screen.findByText(/^Ce portail ne tient pas la liste des consultations/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the access log loads on retry after a network failure', async () => {
    server().fault = ({ url }) => (url.includes('/api/user/accesslog') ? 'lost before' : undefined);
    const { user } = await openLog();
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de réponse du serveur');
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await day(/^Aujourd’hui, /)).toBeVisible();
  });
});
