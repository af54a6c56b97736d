import type { Attachment } from '../../contract/mailbox.ts';
import type { ApiError } from '../api/apiError';
import { fileOr } from '../api/wholeFile';
import { staffQuery } from './staffQuery';
import type { StaffStore } from './staffStore';

type Fetched = { file: File; error?: undefined } | { error: ApiError };

/** A plain thunk: no cache keeps the file. */
export const fetchStaffFile =
  ({ attachmentId, type, size }: Pick<Attachment, 'attachmentId' | 'type' | 'size'>) =>
  async (dispatch: StaffStore['dispatch'], getState: StaffStore['getState'], extra: unknown): Promise<Fetched> => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (): void => {
      controller.abort();
    };
    const { data, error } = await staffQuery(
      { call: 'downloadFile', id: attachmentId, read: fileOr({ type, size }) },
      { signal, abort, dispatch, getState, extra, endpoint: 'downloadFile', type: 'query' },
      {},
    );
    if (error) return { error };
    return data instanceof File ? { file: data } : { error: { status: 'network', message: 'errors.network.error' } };
  };
