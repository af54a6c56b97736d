import { screen, waitFor } from '@testing-library/react';

import { appointmentOn, bookAndSee, moveButton, seekOtherTime } from '../testing/appointmentSteps';
import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { goodPassword } from '../testing/people';
import { renderPortal } from '../testing/renderPortal';
import { replacements } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { signInByForm } from '../testing/portalSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { server, type Fault } from '../testing/underTest';

const at = clinics({ plateau: {} });
const page = (): Response => replacements['a firewall page']?.() ?? Response.error();

const stopped =
  (...paths: string[]) =>
  ({ url }: Request): Fault =>
    paths.some((path) => new URL(url).pathname.endsWith(path)) ? { instead: page() } : undefined;

const covered =
  (...paths: string[]) =>
  ({ url }: Request): Fault =>
    paths.some((path) => new URL(url).pathname.endsWith(path)) ? page() : undefined;

const lookAgain = () => screen.findByRole('button', { name: 'Vérifier de nouveau' });

const reviewing = async (time: string) => {
  const slots = await offerSlots({ clinicId: at.plateau, times: [time] });
  const opened = await openSignedIn('/app/appointments/new');
  await searchNear(opened.user, 'H2X');
  await take(opened.user, time.replace(/^0/, '').replace(':', ' h '));
  return { ...opened, slots };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a page in place of the answer (decision 54)', () => {
  it('confirms no appointment that does not exist; looking again books it once', async () => {
    const { user, slots } = await reviewing('09:15');
    server().fault = stopped('/reserve');
    await user.click(await confirmButton());
    expect(await screen.findByText('Nous ne savons pas encore si votre rendez-vous est pris.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /514 555-0123/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Rendez-vous confirmé' })).not.toBeInTheDocument();
    expect(await countLive(slots)).toBe(0);
    server().fault = null;
    await user.click(await lookAgain());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('confirms the appointment that the list has, though the answer was replaced', async () => {
    const { user, slots } = await reviewing('09:45');
    server().fault = covered('/reserve');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('the portal finds the appointment once when the list was replaced too', async () => {
    const { user, slots } = await reviewing('10:15');
    server().fault = covered('/reserve', '/history');
    await user.click(await confirmButton());
    await screen.findByText('Nous ne savons pas encore si votre rendez-vous est pris.');
    expect(await countLive(slots)).toBe(1);
    server().fault = null;
    await user.click(await lookAgain());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('cancels nothing on the screen that stands on the server', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['10:45'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '10 h 45');
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    server().fault = stopped('/cancelreservation');
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await screen.findByText('Nous ne savons pas encore si votre rendez-vous est annulé.')).toBeVisible();
    expect(await countLive(slots)).toBe(1);
    server().fault = covered('/cancelreservation');
    await user.click(await lookAgain());
    await title('Rendez-vous annulé');
    expect(await countLive(slots)).toBe(0);
  });

  it('moves nothing on the screen that stays on the server', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['11:15', '15:00'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '11 h 15');
    await seekOtherTime(user);
    await user.click(await slotButton('15 h'));
    server().fault = stopped('/reschedule');
    await user.click(await moveButton());
    expect(await screen.findByText('Nous ne savons pas encore si votre rendez-vous est déplacé.')).toBeVisible();
    expect((await appointmentOn(slots)).slot).toBe(slots[0]);
    server().fault = covered('/reschedule');
    await user.click(await lookAgain());
    await title('Rendez-vous déplacé');
    expect((await appointmentOn(slots)).slot).toBe(slots[1]);
  });

  it('signs nobody in, and says why', async () => {
    const { user, store } = await renderPortal('/login');
    server().fault = stopped('/login');
    await signInByForm(user, 'marie', goodPassword);
    expect(await screen.findByRole('alert')).toHaveTextContent('Un réseau entre vous et nous a répondu à notre place');
    expect(store.getState().session.user).toBeNull();
  });

  it('a replaced list is not shown as empty, and the page works again without a reload', async () => {
    server().fault = stopped('/history', '/dependents', '/available');
    const { login } = await openSignedIn('/app/appointments');
    await addChild(login, 'Zoé');
    const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' });
    expect(retry).toBeVisible();
    expect(screen.getAllByText(/^Un réseau entre vous et nous/)).not.toHaveLength(0);
    expect(screen.queryByText('Aucun rendez-vous à venir')).not.toBeInTheDocument();
    server().fault = null;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Aucun rendez-vous à venir' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/^Un réseau entre vous et nous/)).not.toBeInTheDocument();
    });
  });
});
