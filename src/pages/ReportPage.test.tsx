import { screen, waitFor, within } from '@testing-library/react';

import { sessionStarted } from '../api/signals';
import { redactTrace } from '../features/report/redact/redactTrace';
import { isOfWatched } from '../features/report/redact/watched';
import { readTrace } from '../lib/trace';
import { confirmButton, searchNear, take } from '../testing/bookingSteps';
import { someone } from '../testing/people';
import { clinics, offerSlots } from '../testing/slots';
import { signInByForm, statusSaying, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { replayed } from '../testing/replayed';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });

const saved: Blob[] = [];

const savedFile = () => new Response(saved.at(-1)).text();

const fill = async (user: Awaited<ReturnType<typeof renderPortal>>['user'], note: string) => {
  await user.type(screen.getByLabelText('Que s’est-il passé?'), note);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }));
};

/** What screens show of a state. By which request an answer came may differ: the live stream writes into the cache without one. */
const shown = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (name, value: unknown) => (name === 'requestId' ? undefined : value)));

/** What the patient and the server know, and support must not. */
const theirOwn = async (login: string): Promise<string[]> => {
  const rows = await server().sql(
    `select p.id::text, p.first_name, p.last_name, a.login, a.email, r.id::text as reservation, r.reference
       from accounts a join patients p on p.id = a.patient_id join appointments r on r.patient_id = p.id where a.login = $1`,
    [login],
  );
  return rows.flatMap((row) => Object.values(row).map(String));
};

/** When the database says that they did something, to the second. */
const theirInstants = async (login: string): Promise<string[]> => {
  const rows = await server().sql(
    `select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS') as at from (
       select s.created_at as at from sessions s join accounts a on a.id = s.account_id where a.login = $1
       union select e.at from audit_events e join accounts a on a.id = e.actor_account_id where a.login = $1
       union select r.created_at from appointments r join accounts a on a.patient_id = r.patient_id where a.login = $1
     ) known`,
    [login],
  );
  return rows.flatMap((row) => Object.values(row).map(String));
};

/** By the library of the store, half a second later than the page that reads. */
const subscriptionsTold = 'api/internalSubscriptions/subscriptionsUpdated';

const stepsOf = (actions: readonly object[]): unknown[] =>
  actions
    .filter((action) => Reflect.get(action, 'type') === 'nav/changed')
    .map((action): unknown => Reflect.get(Object(Reflect.get(action, 'payload')), 'step'));

describe('reporting a problem', () => {
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:trace';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
  });

  it('a problem report gives a file that replays without an error to the exact state the patient saw, without any of their data', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    const { user, store, login } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    await take(user, '9 h 15');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');

    const trace = readTrace();
    if (!trace) throw new Error('nothing was recorded');
    const { base, actions, createdAt, state } = redactTrace(trace, () => true);
    const file = JSON.stringify({
      meta: { format: 'portal-trace/1', createdAt },
      payload: JSON.stringify(actions),
      preloadedState: JSON.stringify(base),
    });
    const replay = replayed(file);
    expect(stepsOf(actions)).toEqual([null, 'places', 'review', 'confirmed']);
    expect(replay.errors).toEqual([]);
    expect(replay.steps).toBe(trace.actions.filter((action) => !isOfWatched({ ...action })).length);
    expect(shown(replay.state)).toEqual(shown(state(store.getState())));
    for (const instant of await theirInstants(login)) expect(file).not.toContain(instant);
    for (const own of [...(await theirOwn(login)), at.plateau, 'GMF du Plateau', 'skin', 'H2X'])
      expect(file).not.toContain(own);
  });

  it('a problem report also replays what follows a sign-in, from a trace that starts with nothing of the previous person', async () => {
    const { login, password } = await someone();
    const { user, router } = await renderPortal('/signup');
    await title('Créer un compte');
    await router.navigate('/login');
    await signInByForm(user, login, password);
    await title('Bonjour');
    await waitFor(() => {
      const types = readTrace()?.actions.map(({ type }) => type) ?? [];
      expect(types.slice(types.lastIndexOf(sessionStarted.type) + 1)).toContain(subscriptionsTold);
    });
    await user.click(screen.getByRole('link', { name: 'Signaler un problème' }));
    await title('Signaler un problème');
    await fill(user, 'Rien ne bouge.');
    const file = await savedFile();
    const replay = replayed(file);
    expect(replay.errors).toEqual([]);
    expect(replay.state.nav.pattern).toBe('/report');
    for (const own of [login, password]) expect(file).not.toContain(own);
  });

  it('a problem report shows what is sent and what is not, asks for agreement, and gives the file with a reference', async () => {
    const { user } = await renderPortal('/404');
    await user.click(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Signaler un problème' }),
    );
    await title('Signaler un problème');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }));
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(await screen.findByRole('link', { name: 'Que s’est-il passé? Remplissez ce champ.' })).toBeVisible();
    expect(saved).toEqual([]);

    await user.type(screen.getByLabelText('Que s’est-il passé?'), 'Rien ne bouge. TREM 8502 1512, marie@exemple.ca');
    const read = await screen.findByRole('region', { name: 'Ce que le fichier dira de votre texte' });
    expect(await within(read).findByText('Rien ne bouge. •••, •••')).toBeVisible();
    await user.click(screen.getByText('Voir le contenu du fichier'));
    expect(await screen.findByRole('region', { name: 'Contenu du fichier' })).toHaveTextContent(
      'Rien ne bouge. •••, •••',
    );
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }));
    const reference = (await screen.findByText(/^[A-Z0-9]{8}$/)).textContent;
    const file = await savedFile();
    expect(JSON.parse(file)).toMatchObject({
      meta: { format: 'portal-trace/1', reference, lang: 'fr', note: 'Rien ne bouge. •••, •••', dropped: 0 },
    });
    expect(replayed(file).errors).toEqual([]);
    expect(
      await screen.findByText(
        sentence(new RegExp(`^Fichier : portal-trace-\\d{4}-\\d{2}-\\d{2}-${reference}\\.json$`)),
      ),
    ).toBeVisible();
    expect(await statusSaying('Le fichier est sur cet appareil.')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Faire un autre signalement' }));
    expect(await title('Signaler un problème')).toHaveFocus();
  });
});
