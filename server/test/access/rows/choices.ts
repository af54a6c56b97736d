import { atLevel, signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

/** What is counted beside a search, and what an account chose last: nobody who acts for the person sees it. */
export const choiceRows: Row[] = [
  {
    route: 'countSlots',
    names: 'a person',
    ask: ({ patientId }) => ({ body: { criteria: {}, dependent: { patientId } } }),
    cells: atLevel('book', '200'),
  },
  {
    route: 'getChoices',
    ask: async (of) => {
      await of.visit();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'forgetChoices',
    ask: async (of) => {
      await of.visit();
      return {};
    },
    cells: { ...signedIn('204 in vain'), owner: '204' },
  },
];
