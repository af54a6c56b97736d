import { screen } from '@testing-library/react';

import { addChild } from '../testing/children';
import { threadList, withMessages } from '../testing/messages';
import { goodPassword } from '../testing/people';
import { field, statusSaying, title } from '../testing/portalSteps';
import { replacements } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server, type Fault } from '../testing/underTest';

const page = (): Response => replacements['a firewall page']?.() ?? Response.error();

const stopped =
  (path: string) =>
  ({ url }: Request): Fault =>
    new URL(url).pathname.endsWith(path) ? { instead: page() } : undefined;

const covered =
  (path: string) =>
  ({ url }: Request): Fault =>
    new URL(url).pathname.endsWith(path) ? page() : undefined;

const notKnown = (what: string) => screen.findByText(`Nous ne savons pas encore si ${what}.`);

const lockedAt = async (child: string): Promise<boolean> => {
  const [row] = await server().sql(`select locked_at from dependents where patient_id = $1`, [child]);
  return row?.['locked_at'] !== null;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a page in place of the answer to a write (decision 54)', () => {
  it('the portal does not report an access as suspended when the server did not suspend it', async () => {
    const { login, router, user } = await openSignedIn('/404');
    const child = await addChild(login, 'Zoé');
    await router.navigate(`/app/dependents/${child}/lock`);
    const lock = () => screen.findByRole('button', { name: 'Suspendre mon accès pour Zoé Roy' });
    await lock();
    server().fault = stopped('/lockDependentAccess');
    await user.click(await lock());
    expect(await notKnown('votre accès est suspendu')).toBeVisible();
    expect(await lockedAt(child)).toBe(false);
    server().fault = covered('/lockDependentAccess');
    await user.click(await lock());
    expect(await screen.findByText('Votre accès est suspendu.')).toBeVisible();
    expect(await lockedAt(child)).toBe(true);
  });

  it('the portal does not report an access as removed when the server did not remove it', async () => {
    const { login, router, user } = await openSignedIn('/404');
    const child = await addChild(login, 'Léa');
    await router.navigate(`/app/dependents/${child}/remove`);
    const remove = 'Retirer pour de bon mon accès pour Léa Roy';
    await screen.findByRole('button', { name: remove });
    server().fault = stopped('/removeDependentAccess');
    await user.click(await screen.findByRole('button', { name: remove }));
    expect(await notKnown('votre accès est retiré')).toBeVisible();
    server().fault = covered('/removeDependentAccess');
    await user.click(await screen.findByRole('button', { name: remove }));
    await title('Mes proches');
    const [row] = await server().sql(`select state from dependents where patient_id = $1`, [child]);
    expect(row?.['state']).toBe('ended');
  });

  it('the portal reports no message as sent that was not, keeps its text, and sends it once', async () => {
    const { user, address } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    await title('Votre prochaine visite');
    const text = await screen.findByLabelText(/^Votre message à GMF du Plateau/);
    await user.type(text, 'Merci, à lundi.');
    server().fault = covered('/mailbox/send');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await notKnown('votre message est envoyé')).toBeVisible();
    expect(await screen.findByLabelText(/^Votre message à/)).toHaveValue('Merci, à lundi.');
    expect(address()).not.toContain('undefined');
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await statusSaying('Votre message est envoyé.')).toBeVisible();
    const keys = sentTo('/api/mailbox/send').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    const rows = await server().sql(`select 1 from messages where sender = 'patient'`);
    expect(rows).toHaveLength(1);
  });

  it('the portal reports no password as changed that was not', async () => {
    const { user, router } = await openSignedIn('/app/account');
    await screen.findByRole('link', { name: /^Mes renseignements/ });
    await router.navigate('/app/account/password');
    await user.type(await field('Mot de passe actuel'), goodPassword);
    await user.type(await field('Créez un mot de passe'), 'Goéland-Tempête-42');
    await user.type(await field('Répétez le mot de passe'), 'Goéland-Tempête-42');
    server().fault = stopped('/user/password');
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await notKnown('votre mot de passe est changé')).toBeVisible();
    expect(screen.queryByText(/^Votre mot de passe est changé/)).not.toBeInTheDocument();
  });
});
