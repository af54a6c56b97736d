import type { Row } from '../row.ts';
import { seenAppointment } from './appointments.ts';

/** The number that a clinic calls, changed by an account. */
export const numberRows: Row[] = [
  {
    route: 'changeAppointmentPhone',
    names: 'an appointment',
    ask: async (of) => ({ body: { reservationId: (await of.visit()).reservationId, phone: '514 555-0133' } }),
    cells: seenAppointment('422 appointment.notByPhone'),
  },
];
