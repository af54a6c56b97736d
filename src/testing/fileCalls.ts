import { calls } from '../../contract/calls.ts';
import { fetchFile } from '../api/fetchFile';
import type { AppDispatch } from '../store/hooks';
import { textAsks } from './textCalls';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

const ids = { id: 'a' };

export const fileAsks = {
  ...textAsks,
  downloadAppointment: (ask) =>
    ask(fetchFile({ call: calls.downloadAppointment, ids, expected: { type: 'text/calendar' } })),
  downloadAttachment: (ask) => ask(fetchFile({ call: calls.downloadAttachment, ids, expected: { type: 'image/png' } })),
  downloadAccess: (ask) => ask(fetchFile({ call: calls.downloadAccess, expected: { type: 'text/csv' } })),
} satisfies Record<string, Ask>;
