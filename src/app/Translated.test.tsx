import { render, screen, waitFor } from '@testing-library/react';

import { bookAndSee } from '../testing/appointmentSteps';
import { keptTexts } from '../testing/keptTexts';
import { field, title } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { startTranslator } from '../testing/translator';

const at = clinics({ plateau: {} });

const shown = () => document.body.textContent;

describe('a page that the browser translates', () => {
  it('a translated page changes whole with the language: it says what a new one says', async () => {
    const { user } = await renderPortal('/login');
    await title('Se connecter');
    startTranslator();
    await user.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
    await title('Sign in');
    const changed = shown();
    expect(window.unseenChanges?.()).toEqual([]);
    await reload('/login');
    await title('Sign in');
    await waitFor(() => {
      expect(shown()).toBe(changed);
    });
  });

  it('errors come, change and go on a translated page', async () => {
    const { user } = await renderPortal('/signup');
    await title('Créer un compte');
    startTranslator();
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Courriel/);
    await user.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
    await title('Create an account');
    await user.type(await field('Email'), 'lucie@exemple.com');
    await waitFor(() => {
      expect(screen.getByRole('alert')).not.toHaveTextContent(/Email/);
    });
    expect(window.unseenChanges?.()).toEqual([]);
  });

  it('leaves the day and the hour in a sentence as they are, and changes the words around them', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    startTranslator();
    expect(screen.getByText('Vous pouvez annuler en ligne jusqu’au').localName).toBe('font');
    expect(screen.getByText('; ensuite, téléphonez à la clinique.').localName).toBe('font');
    expect(screen.getByText(/^\p{L}+ \d.* à\s7\sh\s15$/u).localName).toBe('span');
  });

  it('the look at every screen of a test finds a text that React keeps, and none that may not be translated', () => {
    const container = document.createElement('div');
    const word = 'mot';
    render(
      <>
        <p>
          {word} <b>{word}</b>
        </p>
        <p translate="no">
          {word} <b>{word}</b>
        </p>
      </>,
      { container },
    );
    expect(keptTexts(container)).toEqual(['<p> mot']);
  });
});
