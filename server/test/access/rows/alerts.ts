import { atLevel, listAtLevel, ownAccount } from '../cells.ts';
import type { Row } from '../row.ts';

/** Waiting for an earlier slot: at level *book*. */
export const alertRows: Row[] = [
  {
    route: 'listAlerts',
    ask: async (of) => {
      await of.alert();
      return {};
    },
    cells: listAtLevel('book'),
  },
  {
    route: 'addAlert',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { criteria: {}, dependent: { patientId } } }),
    cells: atLevel('book', '201 sees'),
  },
  {
    route: 'addAlert',
    names: 'an appointment only',
    ask: async (of) => ({ body: { criteria: {}, reservationId: (await of.visit()).reservationId } }),
    cells: ownAccount('201 sees'),
  },
  {
    route: 'endAlert',
    names: 'an alert',
    ask: async (of) => ({ params: { id: await of.alert() } }),
    cells: atLevel('book', '204'),
  },
];
