// Holds: product §4 export
import { resolveObjectURL } from 'node:buffer';

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { addChild } from '../../testing/children';
import { postInOtherTab } from '../../testing/otherTab';
import { goodPassword } from '../../testing/people';
import { clinics } from '../../testing/slots';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });

const ask = async (user: UserEvent, password = goodPassword) => {
  const control = await field('Mot de passe actuel');
  await user.clear(control);
  await user.type(control, password);
  await user.click(screen.getByRole('button', { name: 'Préparer mon dossier' }));
};

const part = (name: string) => screen.findByRole('region', { name });

const fileLink = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Télécharger le fichier (JSON)' });

describe('the export of a file', () => {
  it('the account page links to the export page, which first shows what the file will contain, what it will not, and how to protect it', async () => {
    const { user } = await openSignedIn('/app/account');
    await user.click(await screen.findByRole('link', { name: /^Exporter mon dossier/ }));
    await title('Exporter mon dossier');
    expect(within(screen.getByRole('region', { name: 'Ce que vous recevrez' })).getAllByRole('listitem')).toHaveLength(
      6,
    );
    expect(await screen.findByText(/^Le dossier des personnes pour qui vous agissez n’y est pas/)).toBeVisible();
    expect(sentTo('/api/user/export')).toHaveLength(0);
  });

  it('the export page shows the file part by part, and saves the same file that it shows', async () => {
    const { login, user } = await openSignedIn('/app/home');
    await addChild(login, 'Léa');
    await user.click(await screen.findByRole('link', { name: 'Mon compte' }));
    await user.click(await screen.findByRole('link', { name: /^Exporter mon dossier/ }));
    await ask(user);
    expect(await screen.findByText(/^Votre dossier est prêt/)).toBeVisible();
    const me = await part('Moi');
    expect(within(me).getByText('Marie Tremblay')).toBeVisible();
    expect(within(me).getByText('24 juillet 1950')).toBeVisible();
    expect(
      within(await part('Qui agit pour qui')).getByRole('heading', { name: 'Vous agissez pour Léa Roy' }),
    ).toBeVisible();
    expect(within(await part('Mes rendez-vous')).getByText('Rien')).toBeVisible();
    expect(within(await part('Mes consentements')).getAllByText(/^Accepté le .+, version \d+$/)).toHaveLength(2);
    expect(within(await part('Qui a consulté mon dossier')).getAllByText('Dossier exporté')[0]).toBeVisible();
    const link = await fileLink();
    expect(link.download).toBe('mon-dossier.json');
    const kept: unknown = JSON.parse((await resolveObjectURL(link.href)?.text()) ?? 'null');
    expect(kept).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  });

  it('the export page shows appointments with their reason, messages with their author, and alerts, in words', async () => {
    const { login, user, router } = await openSignedIn('/app/home');
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', login, at.plateau);
    const answer = await postInOtherTab('/api/appointment/alerts', {
      criteria: { careType: 'walk-in', clinicIds: [at.plateau], raisonVisite: 'skin' },
      dependent: null,
    });
    expect(answer.status).toBe(201);
    await router.navigate('/app/account/export');
    await ask(user);
    const appointments = await part('Mes rendez-vous');
    expect(within(appointments).getByText('Visite faite')).toBeVisible();
    expect(within(appointments).getByText('Problème de peau')).toBeVisible();
    expect(await within(appointments).findByText(/^GMF du Plateau, /)).toBeVisible();
    const messages = await part('Mes messages');
    expect(
      within(messages)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mes messages', 'Votre prochaine visite', 'Résultat reçu']);
    expect(within(messages).getAllByText(sentence(/^De\s: GMF du Plateau · À\s: Vous$/))).toHaveLength(2);
    expect(
      within(await part('Mes alertes')).getByText(/GMF du Plateau · Problème de peau · Nous cherchons · Du .+ au /),
    ).toBeVisible();
    expect(within(await part('Invitations reçues de cliniques')).getByText('Rien')).toBeVisible();
  });

  it('the export leaves nothing behind: the store and the browser keep neither file nor password, and the file is gone with the page', async () => {
    const { router, store, user } = await openSignedIn('/app/account/export');
    await ask(user);
    const { href } = await fileLink();
    const kept = () => JSON.stringify([store.getState(), Object.entries(sessionStorage), Object.entries(localStorage)]);
    expect(kept()).not.toContain(goodPassword);
    expect(kept()).not.toContain('AuditEvent');
    await router.navigate('/app/account');
    await title('Mon compte');
    expect(resolveObjectURL(href)).toBeUndefined();
    await router.navigate('/app/account/export');
    expect(await field('Mot de passe actuel')).toHaveValue('');
  });

  it('the export page politely refuses a wrong password, at its field, and too many attempts', async () => {
    const { user } = await openSignedIn('/app/account/export');
    await ask(user, 'Mauvais-Mot-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel.');
    expect(await field('Mot de passe actuel')).toBeInvalid();
    server().fault = ({ url }) =>
      url.includes('/user/export')
        ? new Response('{"message":"errors.tooManyRequests"}', {
            status: 429,
            headers: { 'Retry-After': '240', 'Content-Type': 'application/json' },
          })
        : undefined;
    await ask(user);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Trop de tentatives. Attendez 4 min, puis réessayez.');
    });
  });

  it('the export page can ask again after the network failed or cut the file short', async () => {
    const { user } = await openSignedIn('/app/account/export');
    const faults = [
      ['lost before', 'Pas de réponse du serveur'],
      [
        new Response('{"resourceType":"Bundle","entry":[{', { headers: { 'Content-Type': 'application/fhir+json' } }),
        'Un réseau entre vous et nous a répondu à notre place',
      ],
    ] as const;
    for (const [fault, sentence] of faults) {
      server().fault = ({ url }) => (url.includes('/user/export') ? fault : undefined);
      await ask(user);
      await waitFor(() => {
        expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      });
    }
    server().fault = null;
    await ask(user);
    expect(await fileLink()).toBeVisible();
  });

  it('the export page says where to ask for the file when another back end prepares none (product §8 capabilities)', async () => {
    server().fault = ({ url }) =>
      url.includes('/user/export') ? new Response('nothing here', { status: 404 }) : undefined;
    const { user } = await openSignedIn('/app/account/export');
    await ask(user);
    expect(await screen.findByText(/^Ce portail ne prépare pas votre dossier en ligne/)).toBeVisible();
  });
});
