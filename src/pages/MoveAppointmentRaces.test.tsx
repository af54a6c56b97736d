// Holds: product §4 reschedule, product §8 idempotency
import { screen, waitFor, within } from '@testing-library/react';

import { slotButton, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server, withoutStream } from '../testing/underTest';
import { bookAndSee, clinicDoes, moveButton, seekOtherTime, appointmentOn } from '../testing/appointmentSteps';

const at = clinics({ plateau: {} });

const checking = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30', '11:30'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  const { id } = await appointmentOn(slots);
  await seekOtherTime(opened.user);
  await opened.user.click(await slotButton('10 h 30'));
  await moveButton();
  const [before = '', after = '', other = ''] = slots;
  return { ...opened, slots, before, after, other, id };
};

describe('moving an appointment once', () => {
  it('a double click moves an appointment once', async () => {
    const { user, slots } = await checking();
    await user.dblClick(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await countLive(slots)).toBe(1);
    expect(sentTo('/api/appointment/reschedule')).toHaveLength(1);
  });

  it('a move repeated after a lost answer moves the appointment once', async () => {
    server().fault = withoutStream;
    const { user, slots, after } = await checking();
    server().fault = (request) =>
      request.url.endsWith('/appointment/reschedule') ? 'lost after' : withoutStream(request);
    await user.click(await moveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('ne sera déplacé qu’une fois');
    server().fault = withoutStream;
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await appointmentOn(slots)).toMatchObject({ slot: after });
    expect(
      new Set(sentTo('/api/appointment/reschedule').map(({ headers }) => headers.get('Idempotency-Key'))).size,
    ).toBe(1);
  });

  it('an old link to the review of a move moves nothing and leads back to the slots', async () => {
    const { user, slots, after, address: currentAddress } = await checking();
    const address = currentAddress();
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    await reload(address);
    await title('Choisissez une heure');
    expect(await screen.findByText('Choisissez d’abord une heure.')).toBeVisible();
    expect(await appointmentOn(slots)).toMatchObject({ slot: after });
  });

  it('a move confirmed after a reload of the review, with the slot still held, moves the appointment once', async () => {
    const { slots, after, address: currentAddress } = await checking();
    const { user } = await reload(currentAddress());
    expect(await screen.findByRole('timer')).toBeVisible();
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await appointmentOn(slots)).toMatchObject({ slot: after });
  });

  it('Back from the end of a move says that it is moved, and books nothing', async () => {
    const { user, router, slots } = await checking();
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    await router.navigate(-1);
    await title('Ce rendez-vous est déjà déplacé');
    expect(await screen.findByText(/à\s10\sh\s30$/)).toBeInTheDocument();
    await router.navigate(1);
    await title('Rendez-vous déplacé');
    expect(await countLive(slots)).toBe(1);
  });
});

describe('an appointment that is not moved', () => {
  it('a move to a slot that another person took first leaves the appointment unchanged, says so, and offers slots nearby', async () => {
    const { user, before, after, other } = await checking();
    await server().sql(`update holds set expires_at = now() - interval '1 minute'`);
    await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', after);
    await user.click(await moveButton());
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(alert).toHaveTextContent(/Votre rendez-vous du .* à\s9\sh\s15 n’a pas changé\./);
    expect(await countLive([before])).toBe(1);
    await user.click(within(alert).getByRole('button', { name: /^11\sh\s30/ }));
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect([await countLive([before]), await countLive([other])]).toEqual([0, 1]);
  });

  it('a move of an appointment that the clinic cancelled meanwhile says so and books nothing', async () => {
    const { user, slots, id } = await checking();
    await clinicDoes('cancel', id);
    await user.click(await moveButton());
    await title('Ce rendez-vous ne peut pas être déplacé en ligne');
    expect(await screen.findByText(/^Le rendez-vous du .* est annulé\.$/)).toBeVisible();
    expect(await countLive(slots)).toBe(0);
  });

  it('a move past the clinic’s limit shows the limit and the phone', async () => {
    const { user } = await checking();
    await server().sql(`update appointments set cancel_until = now() - interval '1 minute'`);
    await user.click(await moveButton());
    await title('Ce rendez-vous ne peut pas être déplacé en ligne');
    expect(await screen.findByText(/^Les changements en ligne ont pris fin le /)).toBeVisible();
    expect(await screen.findByRole('link', { name: /514 555-0123$/ })).toBeVisible();
  });

  it('going for another time frees the slot held for a move', async () => {
    const { user, after } = await checking();
    await screen.findByRole('timer');
    await user.click(await screen.findByRole('button', { name: 'Choisir une autre heure' }));
    await title('Choisissez une heure');
    await waitFor(async () => {
      expect(await server().sql('select 1 from holds where slot_id = $1 and expires_at > now()', [after])).toHaveLength(
        0,
      );
    });
  });

  it('the portal says so when the back end moves no appointments', async () => {
    const { user } = await checking();
    server().fault = ({ url }) =>
      url.endsWith('/appointment/reschedule') ? new Response('nothing here', { status: 404 }) : undefined;
    await user.click(await moveButton());
    expect(await screen.findByText(/^Ce réseau ne permet pas de déplacer un rendez-vous en ligne/)).toBeVisible();
  });
});
