import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../api/mailboxApi';
import { field, title } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const sawLast = (ago: string) => server().sql(`update sessions set last_seen_at = now() - $1::interval`, [ago]);

type Opened = Awaited<ReturnType<typeof openSignedIn>>;

const countUnread = ({ store }: Opened) =>
  store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }));

/** A page with all its answers: one that comes later would keep the session alive. */
const openWhole = async (path: string, name: string, answers: RegExp) => {
  const opened = await openSignedIn(path);
  await title(name);
  await waitFor(() => {
    expect(JSON.stringify(opened.store.getState().api.queries)).toMatch(answers);
  });
  await waitFor(() => {
    expect(opened.store.getState().session.endsAt).not.toBeNull();
  });
  return opened;
};

const openHome = () => openWhole('/app/home', 'Bonjour', /^(?=.*"listHistory)(?!.*"pending")/);

const warning = () => screen.findByRole('alertdialog', { name: 'Votre session se termine bientôt' });

describe('the warning before a session ends', () => {
  it('the portal announces the end of a session five minutes ahead, with the hour, and one tap extends it (product §8 session-end)', async () => {
    const opened = await openHome();
    await sawLast('26 minutes');
    await countUnread(opened);
    expect(await warning()).toHaveAccessibleDescription(/votre session se fermera à \d{1,2}\sh/);
    expect(screen.getByRole('button', { name: 'Garder ma session ouverte' })).toHaveFocus();
    await opened.user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(sentTo('/api/user/sessions/extend')).toHaveLength(1);
    const [row] = await server().sql(
      `select bool_or(last_seen_at > now() - interval '1 minute') as fresh from sessions`,
    );
    expect(row).toEqual({ fresh: true });
    expect(opened.address()).toBe('/app/home');
  });

  it('answering the session warning in the middle of a field returns the focus to that field', async () => {
    const opened = await openWhole(
      '/app/appointments/new',
      'Prendre un rendez-vous',
      /^(?=.*"listDependents)(?!.*"pending")/,
    );
    const postalCode = await field('Code postal');
    await opened.user.type(postalCode, 'H2X');
    await sawLast('26 minutes');
    await countUnread(opened);
    await warning();
    expect(postalCode).not.toHaveFocus();
    await opened.user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(postalCode).toHaveFocus();
    });
    await opened.user.keyboard(' 1Y4');
    expect(postalCode).toHaveValue('H2X 1Y4');
  });

  it('the portal shows no session warning when another tab extended the session meanwhile', async () => {
    const opened = await openHome();
    await sawLast('26 minutes');
    await countUnread(opened);
    await sawLast('0 minutes');
    await waitFor(() => {
      expect(opened.store.getState().session.endsAt).toBeGreaterThan(Date.now() + 20 * 60_000);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('the session warning says when the session could not be extended, and lets the person retry', async () => {
    const opened = await openHome();
    await sawLast('26 minutes');
    await countUnread(opened);
    await warning();
    server().fault = ({ url }) =>
      url.endsWith('/extend') ? Response.json({ message: 'errors.unavailable' }, { status: 503 }) : undefined;
    await opened.user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
    expect(await screen.findByText(/momentanément indisponible/)).toBeVisible();
    server().fault = null;
    await opened.user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('a session at its limit cannot be extended: the warning says so and does not offer to stay (product §8 session-end)', async () => {
    const opened = await openHome();
    await server().sql(`update sessions set expires_at = now() + interval '4 minutes'`);
    await countUnread(opened);
    expect(await warning()).toHaveAccessibleDescription(/durée maximale.*à \d{1,2}\sh.*ne peut pas être prolongée/);
    expect(screen.queryByRole('button', { name: 'Garder ma session ouverte' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    const understood = screen.getByRole('button', { name: 'J’ai compris' });
    await waitFor(() => {
      expect(understood).toHaveFocus();
    });
    await opened.user.click(understood);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(sentTo('/api/user/sessions/extend')).toHaveLength(0);
    expect(opened.address()).toBe('/app/home');
  });

  it.each([
    ['keeps its end', () => new Response(null, { status: 204 })],
    ['does not know the call', () => Response.json({ message: 'nothing here' }, { status: 404 })],
  ])(
    'the session warning becomes final when another back end, asked to extend the session, %s (product §8 capabilities)',
    async (_what, answer) => {
      const opened = await openHome();
      await sawLast('26 minutes');
      await countUnread(opened);
      await warning();
      server().fault = ({ url }) => (url.endsWith('/extend') ? answer() : undefined);
      await opened.user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
      expect(await screen.findByText(/ne peut pas être prolongée/)).toBeVisible();
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: 'Garder ma session ouverte' })).not.toBeInTheDocument();
      });
    },
  );

  it('an unanswered session warning closes at the end, and the screen empties by itself (spec §4 401-elsewhere, spec §4 logout)', async () => {
    const opened = await openHome();
    await sawLast('29 minutes 58 seconds');
    await countUnread(opened);
    expect(await title('Se connecter')).toBeVisible();
    expect(await screen.findByText(/^Votre session est terminée/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(opened.store.getState().session.endsAt).toBeNull();
  });
});
