// Holds: product §4 alerts, spec §1 delegated
import { screen } from '@testing-library/react';

import { noonZone, takenSlot } from '../testing/alerts';
import { confirmButton, sayWhy, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { clinics } from '../testing/slots';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ noon: { name: 'GMF du Midi', timeZone: noonZone() } });
beforeEach(() => server().sql(`update alerts set state = 'ended'`));

const offeredToChild = async () => {
  const { spaceId, cancel } = await takenSlot(at.noon);
  const { login } = await signIn();
  const child = await addChild(login, 'Léa');
  const opened = await renderPortal('/app/appointments/new');
  await opened.user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
  await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await title('Prendre un rendez-vous');
  await opened.router.navigate(`/app/appointments/new?step=places&clinics=${at.noon}`);
  await sayWhy(opened.user);
  await opened.user.click(
    await screen.findByRole('button', { name: 'Me prévenir quand une place se libère pour Léa Roy' }),
  );
  await screen.findByText(/^C’est noté/);
  await opened.user.click(await screen.findByRole('button', { name: 'Revenir à mon profil' }));
  await cancel();
  await opened.router.navigate('/app/home');
  await screen.findByRole('heading', { name: 'Une place s’est libérée pour Léa Roy' });
  return { ...opened, spaceId, child };
};

describe('a slot offered to a child', () => {
  it('the home page names the child of an offered slot, which the parent books in the child’s name, also after a reload of the review', async () => {
    const { user, spaceId, child, address } = await offeredToChild();
    await user.click(screen.getByRole('button', { name: 'Prendre cette place pour Léa Roy' }));
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    const again = await reload(address());
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    await again.user.selectOptions(await screen.findByLabelText('Raison de la visite'), 'Problème de peau');
    await again.user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(
      await server().sql('select patient_id from appointments where slot_id = $1 and status = $2', [spaceId, 'booked']),
    ).toEqual([{ patient_id: child }]);
  });

  it('the list of alerts names the child of an offered slot', async () => {
    const { router } = await offeredToChild();
    await router.navigate('/app/alerts');
    expect(await screen.findByText(sentence('Pour Léa Roy'))).toBeVisible();
  });
});
