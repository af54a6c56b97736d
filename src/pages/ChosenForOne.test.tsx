// Holds: spec §1 delegated, product §4 people, product §8 session-end
import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../api/mailboxApi';
import { searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { goodPassword } from '../testing/people';
import { clinics, offerSlots } from '../testing/slots';
import { signInByForm } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { server, withoutStream } from '../testing/underTest';

const at = clinics({ plateau: {} });
const start = '/app/appointments/new';
const reason = () => screen.findByLabelText('Raison de la visite');

const bookingForChild = async () => {
  const { login } = await signIn();
  await addChild(login, 'Léa');
  const opened = { ...(await renderPortal(start)), login };
  const chooseChild = async () => {
    await opened.user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
    await title('Prendre un rendez-vous');
  };
  await chooseChild();
  const toSelf = () => opened.user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
  return { ...opened, chooseChild, toSelf };
};

describe('what was chosen for a child', () => {
  it('a reason chosen for a child does not become the user’s own, and returns when the user chooses the child again', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, router, chooseChild, toSelf } = await bookingForChild();
    await searchNear(user, 'H2X');
    await router.navigate(`${start}?step=who`);
    await chooseChild();
    expect(await reason()).toHaveValue('skin');
    await toSelf();
    await waitFor(async () => {
      expect(await reason()).toHaveValue('');
    });
  });

  it('a slot chosen for a child cannot be confirmed for the user: the review leads back to the list', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, toSelf } = await bookingForChild();
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    await toSelf();
    expect(await title('Choisissez une heure')).toBeVisible();
    expect(await screen.findByText('Choisissez d’abord une heure.')).toBeVisible();
  });

  it('the parent sees that a child’s slot was taken while acting for the child, not on their own profile', async () => {
    server().fault = withoutStream;
    const [first = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    const { user, toSelf } = await bookingForChild();
    await searchNear(user, 'H2X');
    await slotButton('9 h 15');
    await server().run('src/testing/elsewhere.mjs', 'holdElsewhere', first);
    await user.click(await slotButton('9 h 15'));
    await screen.findByText('Cette place vient d’être prise');
    await toSelf();
    await waitFor(() => {
      expect(screen.queryByText('Cette place vient d’être prise')).not.toBeInTheDocument();
    });
  });

  it('a form typed for a child when the session ended returns for that child only', async () => {
    const { user, router, store, login, chooseChild } = await bookingForChild();
    await user.type(await screen.findByLabelText('Code postal'), 'H2X 1Y4');
    await server().sql('delete from sessions');
    await store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }));
    await title('Se connecter');
    await signInByForm(user, login, goodPassword);
    await title('Prendre un rendez-vous');
    expect(await screen.findByLabelText('Code postal')).toHaveValue('');
    await router.navigate(`${start}?step=who`);
    await chooseChild();
    expect(await screen.findByLabelText('Code postal')).toHaveValue('H2X 1Y4');
  });
});
