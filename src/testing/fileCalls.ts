import { calls } from '../../contract/calls.ts';
import { fetchFile } from '../api/fetchFile';
import { sendReport, supportApi } from '../api/supportApi';
import type { AppDispatch } from '../store/hooks';
import { pushAsks } from './pushCalls';
import { textAsks } from './textCalls';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

const ids = { id: 'a' };

export const fileAsks = {
  ...textAsks,
  ...pushAsks,
  downloadAppointment: (ask) =>
    ask(fetchFile({ call: calls.downloadAppointment, ids, expected: { type: 'text/calendar' } })),
  downloadAttachment: (ask) => ask(fetchFile({ call: calls.downloadAttachment, ids, expected: { type: 'image/png' } })),
  downloadAccess: (ask) => ask(fetchFile({ call: calls.downloadAccess, expected: { type: 'text/csv' } })),
  getSupport: (ask) =>
    ask(supportApi.endpoints.getSupport.initiate(undefined, { forceRefetch: true, subscribe: false })),
  sendReport: (ask) => ask(sendReport({ reference: 'ABCD2345', file: '{}', contact: '', lang: 'fr' })),
} satisfies Record<string, Ask>;
