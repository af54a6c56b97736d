import { screen, within } from '@testing-library/react';

import { someone } from '../testing/people';
import { field, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';

const open = async () => {
  const opened = await renderPortal('/recover');
  const email = await field('Courriel');
  const nam = await field('Numéro d’assurance maladie (NAM)');
  return {
    ...opened,
    email,
    nam,
    send: async () => opened.user.click(screen.getByRole('button', { name: 'Envoyer le lien' })),
  };
};

const answer = 'Si ces renseignements correspondent à un compte, un courriel est en route.';

describe('the recovery screen', () => {
  it('the recovery page keeps the rules of sign-up: lower case, upper case, no spaces, 12 characters (spec §2 recover-screen, spec §5 recovery-form)', async () => {
    const { user, email, nam } = await open();
    await user.type(email, 'Marie@Exemple.CA');
    await user.click(nam);
    await user.paste('trem 8502-1512 99');
    expect([email, nam].map((control) => (control instanceof HTMLInputElement ? control.value : ''))).toEqual([
      'marie@exemple.ca',
      'TREM85021512',
    ]);
    expect([email, nam].map((control) => control.getAttribute('name'))).toEqual(['email', 'nam']);
  });

  it('the recovery page takes the address that was meant from what was pasted, also where Enter sends at once (product §10 pasted)', async () => {
    const { user, email, nam } = await open();
    await user.type(nam, 'TREM85021512');
    await user.click(email);
    await user.paste('Marie Tremblay <Marie@Exemple.ca>');
    await user.keyboard('{Enter}');
    expect(await title('Se connecter')).toBeVisible();
    expect(await sentTo('/api/recover')[0]?.json()).toMatchObject({ email: 'marie@exemple.ca' });
  });

  it('an address is tidied when its field is left, not while it is typed (product §10 pasted)', async () => {
    const { user, email } = await open();
    await user.type(email, 'marie@exemple.');
    expect(email).toHaveValue('marie@exemple.');
    await user.type(email, 'ca.');
    await user.tab();
    expect(email).toHaveValue('marie@exemple.ca');
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  it('the recovery page sends nothing while a field is wrong, and marks both (spec §5 recovery-form)', async () => {
    const { email, nam, send } = await open();
    await send();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links).toHaveLength(2);
    expect([email, nam].map((control) => control.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(sentTo('/api/recover')).toHaveLength(0);
  });

  it.each(['known', 'unknown'])(
    'the recovery page leads to the login with the same message for a person who is %s (spec §4 recovery, spec §7 recover, spec §3 recovery-payloads)',
    async (kind) => {
      const { email: known } = await someone();
      const typed = kind === 'known' ? known : 'personne.inconnue@exemple.ca';
      const { user, email, nam, send, address } = await open();
      await user.type(email, typed);
      await user.type(nam, 'TREM85021512');
      await send();
      expect(await title('Se connecter')).toBeVisible();
      expect(await screen.findByText(new RegExp(answer))).toBeVisible();
      expect(address()).toBe('/login');
      expect(await sentTo('/api/recover')[0]?.json()).toEqual({ email: typed, nam: 'TREM85021512', lang: 'fr' });
    },
  );

  it('the recovery page shows a refusal as received and a known key as text, and lets the person retry (spec §8 shown, product §8 server-messages)', async () => {
    const { user, email, nam, send } = await open();
    await user.type(email, 'marie@exemple.ca');
    await user.type(nam, 'TREM85021512');
    server().fault = ({ url }) =>
      url.endsWith('/recover')
        ? new Response('{"message":"Service fermé la nuit"}', {
            status: 503,
            headers: { 'content-type': 'text/plain' },
          })
        : undefined;
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Service fermé la nuit');
    server().fault = ({ url }) =>
      url.endsWith('/recover') ? Response.json({ message: 'errors.unavailable' }, { status: 503 }) : undefined;
    await send();
    expect(await screen.findByText(/Le service est momentanément indisponible/)).toBeVisible();
    expect(email).toHaveValue('marie@exemple.ca');
    server().fault = null;
    await send();
    expect(await title('Se connecter')).toBeVisible();
  });
});
