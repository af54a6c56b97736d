// Holds: product §4 access-log
import { screen, waitFor, within } from '@testing-library/react';

import { addChild, listDependentsWith } from '../../testing/children';
import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const monday = /^Lundi 3\snovembre 2025$/;

type Line = { at: string; action: string; capacity?: string; by?: string | null; device?: string; patientId?: string };

const ownId = `(select patient_id from accounts where login = $1)`;

/** Writes lines as earlier days would have left them; `by` is the login of who did it. */
const leave = async (login: string, lines: readonly Line[]) => {
  for (const { at, action, capacity = 'self', by = login, device = '', patientId = null } of lines) {
    await server().sql(
      `insert into audit_events (at, action, capacity, device, actor_account_id, patient_id)
       values ($2, $3, $4, $5, (select id from accounts where login = $6), coalesce($7::uuid, ${ownId}))`,
      [login, at, action, capacity, device, by, patientId],
    );
  }
};

const openLog = async (lines: readonly Line[] = []) => {
  const opened = await openSignedIn('/app/home');
  await leave(opened.login, lines);
  await opened.router.navigate('/app/account/access');
  await title('Qui a consulté mon dossier');
  return opened;
};

/** As it opens, it has only what others did. */
const openWholeLog = async (lines: readonly Line[] = []) => {
  const opened = await openLog(lines);
  await opened.user.click(await screen.findByRole('button', { name: 'Par tout le monde' }));
  return opened;
};

const day = (name: RegExp | string) => screen.findByRole('region', { name });
const linesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

const choosePeriod = async (user: Awaited<ReturnType<typeof openLog>>['user'], from: string, to: string) => {
  await user.type(screen.getByLabelText('Du (facultatif)'), from);
  await user.type(screen.getByLabelText('Au (facultatif)'), to);
  await user.click(screen.getByRole('button', { name: 'Afficher cette période' }));
};

describe('the access log', () => {
  it('the access log lists accesses by day in Quebec, newest first, in plain words: what, who in what capacity, on what device', async () => {
    const { login } = await openWholeLog([
      { at: '2025-11-03T04:30:00Z', action: 'history.read', device: 'Firefox · Android' },
      { at: '2025-11-03T14:00:00Z', action: 'reservation.cancelled', capacity: 'clinic', by: null },
      { at: '2025-11-03T15:05:00Z', action: 'visitLink.refused', capacity: 'anonymous', by: null },
    ]);
    expect(linesOf(await day(monday))).toEqual([
      '10 h 05 Lien de rappel refusé : mauvaise date de naissanceUne personne non connectée',
      '9 h Rendez-vous annuléLa clinique',
    ]);
    expect(linesOf(await day(/^Dimanche 2\snovembre 2025$/))).toEqual([
      '23 h 30 Liste des rendez-vous consultéeVousFirefox · Android',
    ]);
    const today = linesOf(await day(/^Aujourd’hui, /));
    expect(today.some((line) => line.includes('Connexion au compte'))).toBe(true);
    expect(screen.getByRole('main')).not.toHaveTextContent(login);
  });

  it('the access log names a delegate who read the file for the person, and a button loads older lines', async () => {
    const other = await openSignedIn('/app/home');
    await server().sql(`update patients set first_name = 'Anaïs', last_name = 'Roy' where id = ${ownId}`, [
      other.login,
    ]);
    const many = Array.from({ length: 60 }, (_, index) => ({
      at: new Date(Date.parse('2025-11-03T14:00:00Z') - index * 86_400_000).toISOString(),
      action: 'history.read',
    }));
    const { user } = await openWholeLog([
      ...many,
      { at: '2025-08-01T14:00:00Z', action: 'history.read', capacity: 'delegate', by: other.login },
    ]);
    expect(screen.queryByText('Anaïs Roy, qui agit pour vous')).not.toBeInTheDocument();
    const older = await screen.findByRole('button', { name: 'Consultations plus anciennes' });
    const all = () => screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('access-'));
    const before = all().length;
    await user.click(older);
    expect(await screen.findByText('Anaïs Roy, qui agit pour vous')).toBeVisible();
    expect(all().length).toBeGreaterThan(60);
    await waitFor(() => {
      expect(all()[before]).toHaveFocus();
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Consultations plus anciennes' })).not.toBeInTheDocument();
    });
  });

  it('the access log opens on what others did, says so when there is nothing, and can show everything', async () => {
    const { login, user } = await openLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
    expect(await screen.findByText(/^Personne d’autre que vous n’a lu ni changé ce dossier/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Par d’autres que moi' })).toHaveAttribute('aria-pressed', 'true');
    await leave(login, [{ at: '2025-11-03T15:00:00Z', action: 'reminder.asked', capacity: 'clinic', by: null }]);
    await user.click(screen.getByRole('button', { name: 'Par tout le monde' }));
    await day(/^Aujourd’hui, /);
    await user.click(screen.getByRole('button', { name: 'Par d’autres que moi' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /^Aujourd’hui, / })).not.toBeInTheDocument();
    });
    expect(linesOf(await day(monday))).toEqual(['10 h Rappel envoyé à la demande de la cliniqueLa clinique']);
  });

  it('the access log has one line for what one person did several times in a day, with how often and since when', async () => {
    const byClinic = (at: string, action = 'day.read') => ({ at, action, capacity: 'clinic', by: null });
    const reads = ['T13:00:00Z', 'T14:10:00Z', 'T19:30:00Z'].map((time) => byClinic(`2025-11-03${time}`));
    await openLog([...reads, byClinic('2025-11-03T15:00:00Z', 'reminder.asked'), byClinic('2025-11-02T15:00:00Z')]);
    const [read = '', ...others] = linesOf(await day(monday));
    expect(read).toMatch(/^14 h 30 .*La clinique3 fois ce jour-là, la première à 8 h$/);
    expect(others).toEqual(['10 h Rappel envoyé à la demande de la cliniqueLa clinique']);
    expect(linesOf(await day(/^Dimanche 2\snovembre 2025$/))).toHaveLength(1);
  });

  it('the access log shows a chosen period, says when it is empty, and returns to all dates', async () => {
    const { user } = await openWholeLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
    await day(monday);
    await choosePeriod(user, '2025-11-04', '2025-11-05');
    const none = await screen.findByRole('heading', { name: 'Aucune consultation' });
    expect(none).toBeVisible();
    await waitFor(() => {
      expect(none).toHaveFocus();
    });
    await user.click(screen.getByRole('button', { name: 'Toutes les dates' }));
    expect(await day(monday)).toBeVisible();
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
    });
    await waitFor(() => {
      expect(screen.getByLabelText('Du (facultatif)')).toHaveValue('');
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Toutes les dates' })).not.toBeInTheDocument();
    });
  });

  it('the access log requests no period that ends before it begins', async () => {
    const { user } = await openWholeLog();
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
    await leave(login, [
      { at: '2025-11-03T14:00:00Z', action: 'reservation.booked', capacity: 'delegate', patientId: lea },
    ]);
    await listDependentsWith(store, [lea, leo]);
    await router.navigate('/app/account/access');
    for (const name of ['Par tout le monde', 'Léa Roy']) await user.click(await screen.findByRole('button', { name }));
    expect(linesOf(await day(monday))).toEqual(['9 h Rendez-vous prisVous']);
    expect(await screen.findByRole('button', { name: /^Léo Roy/ })).toHaveAttribute('aria-disabled', 'true');
    expect(store.getState().dependents.currentId).toBeNull();
  });

  it('the access log downloads as shown: the same person, the same days, the language of the page', async () => {
    const { user } = await openWholeLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
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
    expect(await screen.findByText(/^Personne d’autre que vous n’a lu ni changé ce dossier/)).toBeVisible();
  });
});
