// Holds: product §4 visit-page
import { screen } from '@testing-library/react';

import { title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { clinics, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { bookAndSee } from '../testing/appointmentSteps';

const at = clinics({ plateau: {} });

const listenToTitles = (): string[] => {
  const heard: string[] = [];
  let last: Element | null = null;
  const observer = new MutationObserver(() => {
    // eslint-disable-next-line testing-library/no-node-access -- asked at each change of the page: a role takes too long
    const shown = document.querySelector('main h1');
    if (shown === last) return;
    last = shown;
    if (shown) heard.push(shown.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return heard;
};

describe('a page opened by its address', () => {
  it.each([
    ['', 'Votre rendez-vous'],
    ['/cancel', 'Annuler ce rendez-vous?'],
    ['/move', 'Déplacer un rendez-vous'],
  ])('opening /app/appointments/:id%s by its address shows one title from the start', async (rest, text) => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user, address: currentAddress } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    const address = currentAddress();
    const heard = listenToTitles();
    await reload(address + rest);
    await title(text);
    expect(heard).toEqual([text]);
  });

  it('opening the booking by its address starts with the question for whom, for a user who may act for others', async () => {
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const heard = listenToTitles();
    await renderPortal('/app/appointments/new');
    expect(await screen.findByRole('radio', { name: 'Léa Roy' })).toBeVisible();
    expect(heard).toEqual(['Pour qui est le rendez-vous?']);
  });
});
