// Holds: product §4 calendar-file
import { screen } from '@testing-library/react';

import { title } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { bookAndSee, appointmentOn } from '../testing/appointmentSteps';

const at = clinics({ plateau: {} });

const seeing = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  return { ...opened, id: (await appointmentOn(slots)).id };
};

const fileBehind = async (name: string) => {
  const address = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
  const answer = await fetch(address);
  return { address, type: answer.headers.get('content-type'), text: await answer.text() };
};

describe('the calendar file of an appointment', () => {
  it('the appointment page and the end of a booking offer the appointment as a calendar file', async () => {
    const { id, router } = await seeing();
    const { address, type, text } = await fileBehind('Ajouter à mon calendrier');
    expect(address).toBe(`/api/appointment/${id}/calendar.ics`);
    expect(type).toMatch(/^text\/calendar/);
    expect(text).toMatch(/\r\nDTSTART;TZID=America\/Toronto:\d{8}T091500\r\n/);
    await router.navigate(`/app/appointments/new?step=confirmed&visit=${id}`);
    await title('Rendez-vous confirmé');
    expect((await fileBehind('Ajouter à mon calendrier')).address).toBe(address);
  });

  it('a cancelled appointment offers a calendar file that removes it from the calendar', async () => {
    const { id, router, user } = await seeing();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    await title('Rendez-vous annulé');
    await router.navigate(`/app/appointments/${id}`);
    expect((await fileBehind('Retirer de mon calendrier')).text).toMatch(/\r\nMETHOD:CANCEL\r\n/);
  });
});
