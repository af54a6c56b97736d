import { screen, waitFor, within } from '@testing-library/react';

import { title } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';

const anchors = {
  privacy: [
    'general',
    'responsable',
    'loivigueur',
    'renseignement',
    'metadonne',
    'donneApp',
    'communication',
    'partageRenseignement',
    'hub',
    'destructionDonne',
    'localisationDonne',
    'partiesPrenantes',
  ],
  terms: [
    'general',
    'acceptation',
    'consentementCollecte',
    'consentementComm',
    'protectionRenseignement',
    'motDePasse',
    'messagerie',
    'compteDelegue',
    'consentementPersonneConsernee',
    'utilisationCompteDelegue',
    'tierce',
    'majRenseignement',
    'rvEnLigne',
    'modifCondition',
    'contact',
  ],
} as const;

const parts = () =>
  screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id !== '' && id !== 'legal-contents');

const contents = () => screen.findByRole('navigation', { name: 'Sur cette page' });

describe.each(['privacy', 'terms'] as const)('the page %s', (kind) => {
  it.each(['fr', 'en'] as const)(
    'a legal page shows its text with every anchor of the specification, in %s (spec §2 legal-anchors)',
    async (lang) => {
      await renderPortal(`/${kind}?lang=${lang}`);
      await contents();
      expect(parts().map(({ id }) => id)).toEqual(anchors[kind]);
      expect(sentTo(`/api/login/${kind}`).map(({ url }) => new URL(url).search)).toEqual([`?lang=${lang}`]);
    },
  );

  it('a legal page leads to each part, shows it with the focus, and keeps the route (spec §2 legal-screens)', async () => {
    const { user, address } = await renderPortal(`/${kind}?lang=fr`);
    const list = within(await contents());
    expect(list.getAllByRole('link')).toHaveLength(anchors[kind].length);
    for (const part of parts()) {
      await user.click(list.getByRole('link', { name: part.textContent }));
      expect(part).toHaveFocus();
    }
    expect(address()).toBe(`/${kind}?lang=fr`);
  });
});

describe('a legal page', () => {
  it('a legal page uses the language of the address, else the portal’s own, and offers the other one (spec §2 legal-screens, spec §7 legal)', async () => {
    const { user, address } = await renderPortal('/privacy');
    expect(await screen.findByText(/^En vigueur depuis/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Read this text in English' }));
    expect(await screen.findByText(/^In force since/)).toBeVisible();
    expect(address()).toBe('/privacy?lang=en');
    expect(await title('Politique de confidentialité')).toBeVisible();
    // eslint-disable-next-line testing-library/no-node-access -- the language of a text stands on what holds it
    expect(screen.getByText(/^In force since/).parentElement).toHaveAttribute('lang', 'en-CA');
    expect(sessionStorage.getItem('lang')).toBe('fr');
  });

  it('a legal page ignores any other language in the address', async () => {
    await renderPortal('/terms?lang=de');
    expect(await contents()).toBeVisible();
    expect(sentTo('/api/login/terms')[0]?.url).toMatch(/\?lang=fr$/);
  });

  it('a legal page reports in the page that its text is unavailable, and retries on request (spec §8 legal-failure, product §8 server-messages)', async () => {
    server().fault = ({ url }) => (url.includes('login/terms') ? 'lost before' : undefined);
    const { user } = await renderPortal('/terms');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Pas de réponse du serveur.');
    server().fault = null;
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await contents()).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('a legal page follows anchors inside the text of another back end, and shows no active content (spec §2 legal-screens)', async () => {
    const html =
      '<h2 id="tierce">1. Tiers</h2><p><a href="#tierce">voir 1</a></p><img src=x onerror="window.hacked=1"><form><input></form>';
    server().fault = ({ url }) =>
      url.includes('login/terms') ? new Response(html, { headers: { 'content-type': 'text/html' } }) : undefined;
    const { user, address } = await renderPortal('/terms');
    await user.click(await screen.findByRole('link', { name: 'voir 1' }));
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: '1. Tiers' })).toHaveFocus();
    });
    expect(address()).toBe('/terms');
    expect(['img', 'form', 'textbox'].flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
    expect(window).not.toHaveProperty('hacked');
  });

  it('a legal page opens in another tab at the requested part, from its list and from inside its text (spec §2 legal-screens)', async () => {
    const html = '<h2 id="tierce">1. Tiers</h2><p><a href="#contact">voir 2</a></p><h2 id="contact">2. Écrire</h2>';
    server().fault = ({ url }) =>
      url.includes('login/terms') ? new Response(html, { headers: { 'content-type': 'text/html' } }) : undefined;
    const { user, address } = await renderPortal('/terms?lang=fr');
    const whole = '/terms?lang=fr&anchor=contact';
    expect(within(await contents()).getByRole('link', { name: '2. Écrire' })).toHaveAttribute('href', whole);
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    ); // this browser opens no tabs
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'voir 2' }));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('link', { name: 'voir 2' })).toHaveAttribute('href', whole);
    expect(address()).toBe('/terms?lang=fr');
    await reload(whole);
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: '2. Écrire' })).toHaveFocus();
    });
  });

  it('a button prints a legal page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderPortal('/terms');
    await contents();
    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
