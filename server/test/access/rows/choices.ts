import { signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

/** What an account chose last: nobody who acts for the person sees it (decision 90). */
export const choiceRows: Row[] = [
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
