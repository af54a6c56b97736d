// Holds: product §8 search-criteria
import { screen, waitFor, within } from '@testing-library/react';

import { formatDate } from '../lib/clinicTime';
import { sayWhy, slotButton } from '../testing/bookingSteps';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { clinics, dayFromNow, offerSlots } from '../testing/slots';
import { sentTo, server } from '../testing/underTest';

const start = '/app/appointments/new?step=places';
const at = clinics({ verdun: {}, outremont: {} });

const week = () => screen.findByRole('group', { name: 'La semaine, jour par jour' });
const saidOf = (inDays: number) => formatDate(dayFromNow(inDays), 'fr', { year: false });
const day = async (inDays: number) =>
  within(await week()).findByRole('button', { name: new RegExp(`^${saidOf(inDays)}`) });

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
    expect(await day(1)).toHaveAccessibleName(`${saidOf(1)}, 32 heures libres`);
    expect(await day(3)).toHaveAccessibleName(`${saidOf(3)}, 1 heure libre`);
    expect(await day(2)).toHaveAccessibleName(`${saidOf(2)}, Aucune heure libre`);

    await user.click(await day(3));
    expect(await slotButton('18 h 30')).toBeVisible();
    expect(await statusSaying('1 heure libre')).toBeVisible();
    expect(await day(3)).toHaveAttribute('aria-pressed', 'true');
    expect(await day(3)).toHaveFocus();
    expect(address()).toContain(`from=${dayFromNow(3)}&to=${dayFromNow(3)}`);
    expect(await day(1)).toHaveAccessibleName(`${saidOf(1)}, 32 heures libres`);

    await user.click(await day(3));
    expect(await slotButton('8 h')).toBeVisible();
    expect(await day(3)).toHaveAttribute('aria-pressed', 'false');
  });

  it('turns to the next week and back, and never before today (decision 90)', async () => {
    await offerSlots({ clinicId: at.outremont, times: ['09:00'], inDays: 1 });
    await offerSlots({ clinicId: at.outremont, times: ['10:00', '11:00'], inDays: 9 });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.outremont}`);
    await sayWhy(user);
    await slotButton('9 h');
    const turn = async (name: string) => user.click(within(await week()).getByRole('button', { name }));
    expect(within(await week()).getByRole('button', { name: 'Semaine précédente' })).toHaveAttribute('aria-disabled');
    await turn('Semaine suivante');
    expect(await slotButton('10 h')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^9\sh,/ })).not.toBeInTheDocument();
    });
    await waitFor(async () => {
      expect(await day(9)).toHaveAccessibleName(`${saidOf(9)}, 2 heures libres`);
    });
    await turn('Semaine précédente');
    expect(await slotButton('9 h')).toBeVisible();
    expect(address()).not.toMatch(/from=|to=/);
  });

  it('evening and weekend are one tap each, count in the week, and stay in the address (decision 90)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00', '18:00', '19:00'] });
    const { user, address } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('9 h');
    const chips = within(screen.getByRole('group', { name: 'Moment' }));
    await user.click(chips.getByRole('button', { name: 'Soir' }));
    expect(await slotButton('18 h')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^9\sh,/ })).not.toBeInTheDocument();
    });
    await waitFor(async () => {
      expect(await day(1)).toHaveAccessibleName(`${saidOf(1)}, 2 heures libres`);
    });
    expect(chips.getByRole('button', { name: 'Soir' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(chips.getByRole('button', { name: 'Fin de semaine' }));
    expect(address()).toContain('dayParts=evening&weekdays=6%2C7');
    await user.click(chips.getByRole('button', { name: 'Soir' }));
    await user.click(chips.getByRole('button', { name: 'Fin de semaine' }));
    expect(await slotButton('9 h')).toBeVisible();
  });

  it('a back end that does not count is asked once, shows its results without a week, and says nothing about it (product §8 capabilities)', async () => {
    await offerSlots({ clinicId: at.verdun, times: ['09:00', '18:00'] });
    server().fault = ({ url }) =>
      url.endsWith('/api/appointment/days') ? new Response('nothing here', { status: 404 }) : undefined;
    const { user } = await openSignedIn(`${start}&clinics=${at.verdun}`);
    await sayWhy(user);
    await slotButton('9 h');
    await user.click(screen.getByRole('button', { name: 'Soir' }));
    expect(await slotButton('18 h')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^9\sh,/ })).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('group', { name: 'La semaine, jour par jour' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sentTo('/api/appointment/days')).toHaveLength(1);
  });
});
