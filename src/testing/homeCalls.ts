import { alertsApi } from '../api/alertsApi';
import { choicesApi } from '../api/choicesApi';
import { daysApi } from '../api/daysApi';
import { mailboxApi } from '../api/mailboxApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const once = { forceRefetch: true, subscribe: false } as const;

export const homeAsks = {
  countSlots: (ask) => ask(daysApi.endpoints.countSlots.initiate({ criteria: {}, dependent: null }, once)),
  countUnread: (ask) => ask(mailboxApi.endpoints.countUnread.initiate(undefined, once)),
  countUnreadAbout: (ask) => ask(mailboxApi.endpoints.countUnreadAbout.initiate('p', once)),
  getChoices: (ask) => ask(choicesApi.endpoints.getChoices.initiate(undefined, once)),
  forgetChoices: (ask) => ask(choicesApi.endpoints.forgetChoices.initiate()),
  listAlerts: (ask) => ask(alertsApi.endpoints.listAlerts.initiate(undefined, once)),
  addAlert: (ask) => ask(alertsApi.endpoints.addAlert.initiate({ criteria: {}, dependent: null })),
  endAlert: (ask) => ask(alertsApi.endpoints.endAlert.initiate('a')),
} satisfies Record<string, Ask>;
