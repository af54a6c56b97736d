import { screen } from '@testing-library/react';

import { sayWhy, slotButton } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';

const start = '/app/appointments/new';
const at = clinics({ marina: { name: 'Clinique de la Marina' } });

describe('a slot that its clinic books on its own site', () => {
  it('the portal shows a link that says clinic and time, and the phone, instead of a button', async () => {
    const [spaceId = ''] = await offerSlots({
      clinicId: at.marina,
      times: ['14:00'],
      elsewhere: { link: 'https://marina.example/book', phone: '514 555-0111' },
    });
    await offerSlots({ clinicId: at.marina, times: ['15:00'] });
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.marina}`);
    await sayWhy(user);
    const link = await screen.findByRole('link', {
      name: /^Réserver sur le site de la clinique, .*14\u00a0h, Clinique de la Marina \(nouvel onglet\)$/,
    });
    expect(link).toHaveAttribute('href', `https://marina.example/book?source=localhost&booking-referral=${spaceId}`);
    expect(link).toHaveTextContent('Réserver sur le site de la clinique');
    expect(screen.getByRole('link', { name: '514 555-0111' })).toHaveAttribute('href', 'tel:5145550111');
    expect(screen.queryByRole('button', { name: /14\u00a0h/ })).not.toBeInTheDocument();
    expect(await slotButton('15 h')).toBeVisible();
  });

  it('where only the phone books, its link says to call', async () => {
    await offerSlots({ clinicId: at.marina, times: ['14:00'], elsewhere: { phone: '514 555-0111' } });
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.marina}`);
    await sayWhy(user);
    expect(await screen.findByRole('link', { name: /^Pour réserver, appelez le 514.555-0111$/ })).toHaveAttribute(
      'href',
      'tel:5145550111',
    );
  });

  it('the portal gives the phone of the clinic where its publisher gives neither link nor phone', async () => {
    await offerSlots({ clinicId: at.marina, times: ['14:00'], elsewhere: {} });
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.marina}`);
    await sayWhy(user);
    expect(await screen.findByRole('link', { name: /^Pour réserver, appelez le 514.555-0123$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Réserver sur le site/ })).not.toBeInTheDocument();
  });
});
