import { calendarApi } from '../api/calendarApi';
import { pushesApi } from '../api/pushesApi';
import { sendReport, supportApi } from '../api/supportApi';
import { textNumberApi } from '../api/textNumberApi';
import type { AppDispatch } from '../store/hooks';
import { choiceAsks } from './choiceCalls';
import { factorAsks } from './factorCalls';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const once = { forceRefetch: true, subscribe: false } as const;
const calendar = calendarApi.endpoints;
const texts = textNumberApi.endpoints;

export const newsAsks = {
  ...factorAsks,
  ...choiceAsks,
  getCalendarFeed: (ask) => ask(calendar.getCalendarFeed.initiate(undefined, once)),
  replaceCalendarFeed: (ask) => ask(calendar.replaceCalendarFeed.initiate()),
  endCalendarFeed: (ask) => ask(calendar.endCalendarFeed.initiate()),
  getTextNumber: (ask) => ask(texts.getTextNumber.initiate(undefined, once)),
  keepTextNumber: (ask) => ask(texts.keepTextNumber.initiate({ number: '514 555-0199' })),
  confirmTextNumber: (ask) => ask(texts.confirmTextNumber.initiate({ code: '000000' })),
  getPushes: (ask) => ask(pushesApi.endpoints.getPushes.initiate(undefined, once)),
  keepPushes: (ask) =>
    ask(
      pushesApi.endpoints.keepPushes.initiate({ endpoint: 'https://push.example/a', keys: { p256dh: 'x', auth: 'x' } }),
    ),
  endPushes: (ask) => ask(pushesApi.endpoints.endPushes.initiate()),
  getSupport: (ask) => ask(supportApi.endpoints.getSupport.initiate(undefined, once)),
  sendReport: (ask) =>
    ask(sendReport({ reference: 'ABCD2345', file: '{}', contact: '', lang: 'fr' }, new AbortController())),
  endTextNumber: (ask) => ask(texts.endTextNumber.initiate()),
} satisfies Record<string, Ask>;
