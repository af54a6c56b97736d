// Holds: product §8 capabilities
import { screen } from '@testing-library/react';

import { bookedBefore, postedTo } from '../testing/bookedBefore';
import { confirmButton, sayWhy, slotButton, title } from '../testing/bookingSteps';
import { openSignedIn } from '../testing/signedIn';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { sentTo, server, type Fault } from '../testing/underTest';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });

describe('a back end that remembers nothing', () => {
  it('is asked once, shows no card, gets no postal code with a booking, and nothing is said about it (product §8 capabilities)', async () => {
    const [before = '', free = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    server().fault = ({ url }): Fault =>
      url.endsWith('/user/choices') ? { instead: new Response('nothing here', { status: 404 }) } : undefined;
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/home');
    await screen.findByRole('article');
    expect(screen.queryByText(/^Reprendre/)).not.toBeInTheDocument();
    await router.navigate('/app/account');
    await title('Mon compte');
    expect(screen.queryByText('Ma dernière réservation')).not.toBeInTheDocument();
    await router.navigate('/app/appointments/new?step=places&near=H2X');
    await sayWhy(user);
    await user.click(await slotButton('9 h 30'));
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive([free])).toBe(1);
    expect((await postedTo('/api/appointment/reserve')).at(-1)).not.toHaveProperty('near');
    expect(sentTo('/api/user/choices')).toHaveLength(1);
  });

  it('or an older server that takes the booking beside one that remembers, books without the postal code (product §8 capabilities)', async () => {
    const [free = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:30'] });
    const { user } = await openSignedIn('/app/appointments/new?step=places&near=H2X');
    const headers = { 'content-type': 'application/json' };
    server().fault = async (request): Promise<Fault> => {
      if (!request.url.endsWith('/appointment/reserve')) return undefined;
      const isNew = (await request.clone().text()).includes('"near"');
      return isNew ? { instead: new Response('{"message":"errors.malformed"}', { status: 400, headers }) } : undefined;
    };
    await sayWhy(user);
    await user.click(await slotButton('9 h 30'));
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive([free])).toBe(1);
    const near = (await postedTo('/api/appointment/reserve')).map((body) => 'near' in Object(body));
    expect(near).toEqual([true, false]);
  });
});
