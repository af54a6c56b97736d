// Holds: product §8 server-messages
import { screen } from '@testing-library/react';

import { confirmButton, searchNear, take } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });

const isReserve = ({ url }: Request): boolean => url.endsWith('/api/appointment/reserve');

/** A tap on « Confirmer » while the database refuses the appointment. @returns what the console was told */
const confirmInVain = async (): Promise<string> => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
  const { user } = await openSignedIn('/app/appointments/new');
  await searchNear(user, 'H2X 1Y4');
  await take(user, '9 h 15');
  await server().sql('alter table appointments rename to appointments_away');
  try {
    await user.click(await confirmButton());
    await screen.findByText(/Référence/);
  } finally {
    await server().sql('alter table appointments_away rename to appointments');
  }
  return told.mock.calls.flat().map(String).join('\n');
};

describe('the reference of a fault', () => {
  it('a fault of the server shows the first eight characters of the request id that the server logs (product §8 server-messages)', async () => {
    const told = await confirmInVain();
    const request = /reserve: 500 \(request ([\da-f-]{36})\)/.exec(told)?.[1] ?? 'no request';
    expect(await screen.findByRole('alert')).toHaveTextContent(`Référence : ${request.slice(0, 8)}.`);
    expect(screen.getByRole('alert')).not.toHaveTextContent(request);
  });

  it('a fault whose request id a proxy gave shows eight characters of it, too (product §8 server-messages)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    await take(user, '9 h 15');
    const headers = { 'X-Request-Id': '0123456789abcdef0123456789abcdef' };
    server().fault = (request) =>
      isReserve(request) ? Response.json({ message: 'errors.unexpected' }, { status: 500, headers }) : undefined;
    await user.click(await confirmButton());
    expect(await screen.findByText(/Référence : 01234567\./)).toBeVisible();
  });

  it('a refusal shows no reference, as the audit trail knows who was refused (product §8 server-messages)', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X 1Y4');
    await take(user, '9 h 15');
    await server().sql(`update slots set status = 'entered-in-error'`);
    await user.click(await confirmButton());
    await screen.findByRole('alert');
    expect(screen.queryByText(/Référence :/)).not.toBeInTheDocument();
  });
});
