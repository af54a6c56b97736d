// Holds: spec §1 booking
import { screen } from '@testing-library/react';

import { appointmentOn, bookAndSee, moveButton, seekOtherTime } from '../testing/appointmentSteps';
import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { sentence } from '../testing/sentence';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });
const start = '/app/appointments/new';
const numberField = () => screen.findByLabelText('Numéro que la clinique composera');

describe('an appointment by phone', () => {
  it('asks for the number that will ring, keeps it in the profile and shows it on the appointment', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], mode: 'phone' });
    const { user, login } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    await user.click(await confirmButton());
    expect(await numberField()).toHaveAccessibleDescription(/10 chiffres/);
    await user.type(await numberField(), '9005550199');
    await user.click(await confirmButton());
    expect(await numberField()).toHaveAccessibleDescription(/sans frais ajoutés/);
    expect(await countLive(slots)).toBe(0);
    await user.clear(await numberField());
    await user.type(await numberField(), '5145550199');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await screen.findByText(sentence('La clinique appellera au 514 555-0199.'))).toBeVisible();
    const [own] = await server().sql(
      'select phone from patients where id = (select patient_id from accounts where login = $1)',
      [login],
    );
    expect(own).toEqual({ phone: '514 555-0199' });
    await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
    expect(await screen.findByText('514 555-0199')).toBeVisible();
  });

  it('a move to an appointment by phone saves the number typed on the page first, and keeps the chosen time', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const byPhone = await offerSlots({ clinicId: at.plateau, times: ['11:00'], inDays: 2, mode: 'phone' });
    const { user, login } = await openSignedIn(start);
    await bookAndSee(user, '9 h 15');
    await seekOtherTime(user);
    await user.click(await slotButton('11 h'));
    await title('Vérifiez le déplacement');
    await user.click(await moveButton());
    expect(await numberField()).toHaveAccessibleDescription(/10 chiffres/);
    expect(await appointmentOn([...slots, ...byPhone])).toMatchObject({ slot: slots[0] });
    await user.type(await numberField(), '5145550199');
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await appointmentOn([...slots, ...byPhone])).toMatchObject({ slot: byPhone[0] });
    const [own] = await server().sql(
      'select phone from patients where id = (select patient_id from accounts where login = $1)',
      [login],
    );
    expect(own).toEqual({ phone: '514 555-0199' });
  });

  it('shows the known number of the parent for a child, who may change it', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['10:15'], mode: 'phone' });
    const { login } = await signIn();
    await server().sql(
      `update patients set phone = '514 555-0142' where id = (select patient_id from accounts where login = $1)`,
      [login],
    );
    await addChild(login, 'Léa');
    const { user } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    expect(await numberField()).toHaveValue('514 555-0142');
    await user.clear(await numberField());
    await user.type(await numberField(), '4385550101');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    const [stored] = await server().sql(
      'select phone from patients where id = (select patient_id from accounts where login = $1)',
      [login],
    );
    expect(stored).toEqual({ phone: '438 555-0101' });
  });

  it('asks for no number in person', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['11:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '11 h 15');
    await confirmButton();
    expect(screen.queryByLabelText('Numéro que la clinique composera')).not.toBeInTheDocument();
  });
});
