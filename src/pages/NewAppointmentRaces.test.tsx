// Holds: product §4 lost-race, product §8 hold-seen, product §8 idempotency
import { screen, waitFor, within } from '@testing-library/react';

import { confirmButton, reserveInOtherTab, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server, withoutStream } from '../testing/underTest';

const start = '/app/appointments/new';
const elsewhere = 'src/testing/elsewhere.mjs';

const at = clinics({ plateau: {} });

const looking = async (options: { isKnown?: boolean } = {}) => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30', '09:45'] });
  const opened = await openSignedIn(start, options);
  await searchNear(opened.user, 'H2X');
  await slotButton('9 h 15');
  return { ...opened, slots, first: slots[0] ?? '' };
};

describe('a slot that another person takes first', () => {
  it('a user whose slot another person takes first stays on the list, with an alert, the nearest slots, and one tap to another', async () => {
    server().fault = withoutStream; // told in time, the slot says « prise » and is not tapped
    const { user, address: currentAddress, first } = await looking();
    await server().run(elsewhere, 'holdElsewhere', first);
    await user.click(await slotButton('9 h 15'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Cette place vient d’être prise');
    expect(currentAddress()).toContain('step=places');
    await user.click(within(alert).getByRole('button', { name: /^9\sh\s30/ }));
    expect(await title('Vérifiez votre rendez-vous')).toBeVisible();
    expect(await screen.findByText('Problème de peau')).toBeVisible();
  });

  it('a user whose slot another person takes after the hold expired loses nothing typed at the review', async () => {
    const { user, first, slots } = await looking({ isKnown: false });
    await take(user, '9 h 15');
    await user.type(await screen.findByLabelText('Prénom'), 'Maëlle');
    await user.type(screen.getByLabelText('Nom'), 'D’Amours');
    await user.type(screen.getByLabelText('Date de naissance'), '19541228');
    await server().sql(`update holds set expires_at = now() - interval '1 minute'`);
    await server().run(elsewhere, 'reserveElsewhere', first);
    await user.click(await confirmButton());
    await title('Choisissez une heure');
    expect(await screen.findByRole('alert')).toHaveTextContent('Tout ce que vous avez écrit est conservé.');

    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /^9\sh\s30/ }));
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText('Maëlle D’Amours')).toBeVisible();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(2);
  });
});

describe('a held slot', () => {
  it('a held slot still shows as held for its holder after Back, and after a reload', async () => {
    const { user, router, address: currentAddress } = await looking();
    await take(user, '9 h 15');
    expect(await screen.findByRole('timer')).toBeVisible();
    await router.navigate(-1);
    await title('Choisissez une heure');
    expect(await screen.findByRole('heading', { name: 'Une place est retenue pour vous' })).toBeVisible();
    expect(await slotButton('9 h 15')).toHaveAccessibleName(/retenue pour vous/);

    await user.click(screen.getByRole('button', { name: 'Continuer avec cette place' }));
    await title('Vérifiez votre rendez-vous');
    const address = currentAddress();
    const { user: again } = await reload(address);
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByRole('timer')).toBeVisible();
    await again.selectOptions(await screen.findByLabelText('Raison de la visite'), 'Vaccination');
    await again.click(await confirmButton());
    expect(await title('Rendez-vous confirmé')).toBeVisible();
    expect(sentTo('/api/appointment/hold').filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('going for another time frees the held slot', async () => {
    const { user, first } = await looking();
    await take(user, '9 h 15');
    await screen.findByRole('timer');
    await user.click(await screen.findByRole('button', { name: 'Choisir une autre heure' }));
    await title('Choisissez une heure');
    await waitFor(async () => {
      expect(await server().sql('select 1 from holds where slot_id = $1 and expires_at > now()', [first])).toHaveLength(
        0,
      );
    });
  });

  it('the holder can extend a hold once, as its time runs short', async () => {
    const { user, address: currentAddress } = await looking();
    await take(user, '9 h 15');
    await screen.findByRole('timer');
    expect(screen.queryByRole('button', { name: 'Garder la place cinq minutes de plus' })).not.toBeInTheDocument();
    await server().sql(`update holds set expires_at = now() + interval '90 seconds'`);
    const { user: again } = await reload(currentAddress());
    await again.click(await screen.findByRole('button', { name: 'Garder la place cinq minutes de plus' }));
    expect(await screen.findByText('La place est gardée cinq minutes de plus.')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('timer')).toHaveFocus();
    }); // the button that was pressed is gone
    expect(await screen.findByText(/^Encore [56]\smin\s/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Garder la place cinq minutes de plus' })).not.toBeInTheDocument();
    });
  });
});

describe('booking an appointment once', () => {
  it('a double click books one appointment', async () => {
    const { user, slots } = await looking();
    await take(user, '9 h 15');
    await user.dblClick(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('a booking repeated after a lost answer makes one appointment', async () => {
    server().fault = withoutStream;
    const { user, slots } = await looking();
    await take(user, '9 h 15');
    server().fault = (request) =>
      request.url.endsWith('/appointment/reserve') ? 'lost after' : withoutStream(request);
    await user.click(await confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('vous n’aurez qu’un seul rendez-vous');
    server().fault = withoutStream;
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
    const keys = sentTo('/api/appointment/reserve').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('a booking repeated after a lost request makes one appointment, when the portal learns of the hold only before the retry', async () => {
    const { user, slots } = await looking();
    const keys = new Set<string | null>();
    const heard = Promise.withResolvers<undefined>();
    let isReached = false;
    server().fault = ({ method, url, headers }) => {
      if (method === 'GET' && url.endsWith('/appointment/hold')) return heard.promise;
      if (!url.endsWith('/appointment/reserve')) return undefined;
      keys.add(headers.get('Idempotency-Key'));
      return isReached ? undefined : 'lost before';
    };
    await take(user, '9 h 15');
    await user.click(await confirmButton());
    await screen.findByRole('alert');
    heard.resolve(undefined);
    await screen.findByRole('timer');
    isReached = true;
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
    expect(keys.size).toBe(1);
  });

  it('a booking that another tab made first shows as a success and stays one appointment', async () => {
    const { user, slots, first } = await looking();
    await take(user, '9 h 15');
    await screen.findByRole('timer');
    await reserveInOtherTab(first);
    await user.click(await confirmButton());
    expect(await title('Rendez-vous confirmé')).toBeVisible();
    expect(await countLive(slots)).toBe(1);
  });

  it('the review page opened again after a booking leads back to the list and books nothing', async () => {
    const { user, address: currentAddress } = await looking();
    await take(user, '9 h 15');
    const address = currentAddress();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    await reload(address);
    expect(await title('Choisissez une heure')).toBeVisible();
    expect(await screen.findByText('Choisissez d’abord une heure.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^9\sh\s15,/ })).not.toBeInTheDocument();
  });

  it('Back from the confirmation books no second appointment', async () => {
    const { user, router, slots } = await looking();
    await take(user, '9 h 15');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    await router.navigate(-1);
    await title('Ce rendez-vous est déjà confirmé');
    expect(screen.queryByRole('heading', { name: 'Une place est retenue pour vous' })).not.toBeInTheDocument();
    await router.navigate(1);
    expect(await title('Rendez-vous confirmé')).toBeVisible();
    expect(await countLive(slots)).toBe(1);
  });
});
