// Holds: product §8 search-criteria
import { screen, waitFor, within } from '@testing-library/react';

import { formatDate } from '../lib/clinicTime';
import { sayWhy, slotButton } from '../testing/bookingSteps';
import { looking } from '../testing/guestSteps';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { clinics, dayFromNow, offerSlots } from '../testing/slots';
import { sentTo, server, type Fault } from '../testing/underTest';

const start = '/app/appointments/new?step=places';
const at = clinics({ verdun: {}, outremont: {} });

const weekName = 'La semaine, jour par jour';
const week = () => screen.findByRole('group', { name: weekName });
const saidOf = (inDays: number) => formatDate(dayFromNow(inDays), 'fr', { year: false });
const day = async (inDays: number) =>
  within(await week()).findByRole('button', { name: new RegExp(`^${saidOf(inDays)}(?: ?,|$)`) });
const counts = (inDays: number, said: string) =>
  waitFor(async () => {
    expect(await day(inDays)).toHaveAccessibleName(new RegExp(`^${saidOf(inDays)} ?, ${said}$`));
  });
const isGone = (time: RegExp) =>
  waitFor(() => {
    expect(screen.queryByRole('button', { name: time })).not.toBeInTheDocument();
  });

const busy = Array.from(
  { length: 32 },
  (_, turn) => `${String(8 + Math.floor(turn / 8)).padStart(2, '0')}:0${turn % 8}`,
);

describe('the week above the results', () => {
  it('says how many times each day has, also those that the list has not reached; a tap shows the day and another the week again (decision 90)', async () => {
    await offerSlots({ clinicId: at.verdun, times: busy });
    await offerSlots({ clinicId: at.verdun, times: ['18:30'], inDays: 3 });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('8 h');
    expect(screen.queryByRole('button', { name: /^18\sh\s30,/ })).not.toBeInTheDocument();
    await counts(1, '32 heures libres');
    await counts(3, '1 heure libre');
    await counts(2, 'Aucune heure libre');

    await user.click(await day(3));
    expect(await slotButton('18 h 30')).toBeVisible();
    expect(await statusSaying('1 heure libre')).toBeVisible();
    expect(await day(3)).toHaveAttribute('aria-pressed', 'true');
    expect(await day(3)).toHaveFocus();
    expect(address()).toContain(`from=${dayFromNow(3)}&to=${dayFromNow(3)}`);
    await counts(1, '32 heures libres');

    await user.click(await day(3));
    expect(await slotButton('8 h')).toBeVisible();
    expect(await day(3)).toHaveAttribute('aria-pressed', 'false');
    expect(address()).not.toMatch(/from=|to=/);
  });

  it('turns to the next week and back, and never before today (decision 90)', async () => {
    await offerSlots({ clinicId: at.outremont, times: ['09:00'], inDays: 1 });
    await offerSlots({ clinicId: at.outremont, times: ['10:00', '11:00'], inDays: 9 });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.outremont}`);
    await sayWhy(user);
    await slotButton('9 h');
    const turn = async (name: string) => user.click(within(await week()).getByRole('button', { name }));
    expect(within(await week()).getByRole('button', { name: 'Semaine précédente' })).toHaveAttribute('aria-disabled');
    await turn('Semaine précédente');
    expect(await day(0)).toBeVisible();
    await turn('Semaine suivante');
    expect(await slotButton('10 h')).toBeVisible();
    await isGone(/^9\sh,/);
    await counts(9, '2 heures libres');
    expect(address()).toContain(`from=${dayFromNow(7)}&to=${dayFromNow(13)}`);
    await turn('Semaine précédente');
    expect(await slotButton('9 h')).toBeVisible();
    expect(address()).not.toMatch(/from=|to=/);
  });

  it('evening and weekend are one tap each, count in the week, and stay in the address (decision 90)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00', '18:00', '19:00'] });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('9 h');
    const chip = (name: string) => within(screen.getByRole('group', { name: 'Moment' })).getByRole('button', { name });
    await user.click(chip('Soir'));
    await isGone(/^9\sh,/);
    expect(await slotButton('18 h')).toBeVisible();
    await counts(1, '2 heures libres');
    expect(chip('Soir')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Filtrer' })).toBeVisible();
    await user.click(chip('Fin de semaine'));
    expect(address()).toContain('dayParts=evening&weekdays=6%2C7');
    // Two taps at once: the second one undoes nothing of the first.
    await user.click(chip('Soir'));
    await user.click(chip('Fin de semaine'));
    expect(await slotButton('9 h')).toBeVisible();
    await waitFor(() => {
      expect(address()).not.toMatch(/dayParts|weekdays/);
    });
  });

  it('the weekend searches no longer the one day that was chosen, and three parts of the day are the whole day (decision 90)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00'] });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.verdun}&dayParts=morning,afternoon`);
    await sayWhy(user);
    await slotButton('9 h');
    const chip = (name: string) => within(screen.getByRole('group', { name: 'Moment' })).getByRole('button', { name });
    await user.click(chip('Soir'));
    expect(address()).not.toContain('dayParts');
    await user.click(await day(1));
    expect(address()).toContain('from=');
    await user.click(chip('Fin de semaine'));
    expect(address()).not.toContain('from=');
  });

  it('where the window is low, the moments stand in the panel of filters and count there (decision 94)', async () => {
    Object.defineProperty(window, 'innerHeight', { value: 640, configurable: true });
    await offerSlots({ clinicId: at.verdun, times: ['09:00', '18:00'] });
    const { user } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('9 h');
    expect(screen.queryByRole('group', { name: 'Moment' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filtrer' }));
    await user.click(within(screen.getByRole('group', { name: 'Moment' })).getByRole('button', { name: 'Soir' }));
    await isGone(/^9\sh,/);
    expect(await screen.findByRole('button', { name: 'Filtrer (1 filtre actif)' })).toBeVisible();
    Object.defineProperty(window, 'innerHeight', { value: 768, configurable: true });
  });

  it('a guest sees no week, and has the same moments (decision 90)', async () => {
    await looking(at.outremont);
    await slotButton('9 h 15');
    expect(screen.queryByRole('group', { name: weekName })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Moment' })).toBeVisible();
    expect(sentTo('/api/appointment/days')).toEqual([]);
  });

  it('a back end that does not count is asked once, shows its results without a week, and says nothing about it (product §8 capabilities)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00', '18:00'] });
    server().fault = ({ url }): Fault =>
      url.endsWith('/api/appointment/days') ? { instead: new Response('nothing here', { status: 404 }) } : undefined;
    const { user } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('9 h');
    await user.click(screen.getByRole('button', { name: 'Soir' }));
    await isGone(/^9\sh,/);
    expect(await slotButton('18 h')).toBeVisible();
    expect(screen.queryByRole('group', { name: weekName })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sentTo('/api/appointment/days')).toHaveLength(1);
  });

  it('a count that fails leaves the days to choose from, and no number (decision 90)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00'] });
    await offerSlots({ clinicId: at.verdun, times: ['18:30'], inDays: 3 });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = { 'content-type': 'application/json' };
    server().fault = ({ url }): Fault =>
      url.endsWith('/api/appointment/days')
        ? { instead: new Response('{"message":"errors.unavailable"}', { status: 503, headers }) }
        : undefined;
    const { user } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('18 h 30');
    expect(await day(3)).toHaveAccessibleName(saidOf(3));
    await user.click(await day(3));
    await isGone(/^9\sh,/);
    expect(await slotButton('18 h 30')).toBeVisible();
  });
});
