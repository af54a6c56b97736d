import { choicesApi } from '../api/choicesApi';
import { daysApi } from '../api/daysApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const once = { forceRefetch: true, subscribe: false } as const;

export const choiceAsks = {
  countSlots: (ask) => ask(daysApi.endpoints.countSlots.initiate({ criteria: {}, dependent: null }, once)),
  getChoices: (ask) => ask(choicesApi.endpoints.getChoices.initiate(undefined, once)),
  forgetChoices: (ask) => ask(choicesApi.endpoints.forgetChoices.initiate()),
} satisfies Record<string, Ask>;
