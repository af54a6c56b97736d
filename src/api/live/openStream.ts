import { bookingCalls } from '../../../contract/calls/bookingCalls.ts';
import { requestHeaders } from '../requestHeaders';
import type { TransportState } from '../transport';
import type { Listening } from './connect';

/** `EventSource` cannot send the required headers (spec §7) or a resume id for other clinics (decision 0019). */
export const openStream =
  (state: TransportState): Listening['open'] =>
  async ({ clinicIds, lastEventId, signal }) => {
    const { listen } = bookingCalls;
    const query = clinicIds.length > 0 ? `?${new URLSearchParams({ clinicIds: clinicIds.join(',') }).toString()}` : '';
    const url = state.config.roots[listen.root] + listen.path + query;
    const headers = requestHeaders(url, { call: listen }, state, {
      origin: window.location.origin,
      cookies: () => document.cookie,
    });
    headers.set('Accept', 'text/event-stream');
    if (lastEventId !== null) headers.set('Last-Event-ID', lastEventId);
    return fetch(url, { method: listen.method, headers, credentials: 'include', cache: 'no-store', signal });
  };
