import { textsApi } from '../api/textsApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const { chooseTexts, confirmTextNumber, endTextNumber, getTexts, keepTextNumber } = textsApi.endpoints;

export const textAsks = {
  getTexts: (ask) => ask(getTexts.initiate(undefined, { forceRefetch: true, subscribe: false })),
  keepTextNumber: (ask) => ask(keepTextNumber.initiate({ number: '514 555-0199' })),
  confirmTextNumber: (ask) => ask(confirmTextNumber.initiate({ code: '000000' })),
  chooseTexts: (ask) => ask(chooseTexts.initiate({ kinds: ['offer'], showsDetails: false })),
  endTextNumber: (ask) => ask(endTextNumber.initiate()),
} satisfies Record<string, Ask>;
