import type { ServerResponse } from 'node:http';

import type { SignedIn } from '../../data/sessions.ts';

/** Bytes queued before a slow client is cut off; it then resumes. */
const maxWaiting = 64 * 1024;

export type Stream = {
  account: SignedIn;
  clinicIds: readonly string[];
  /** Next session check, in epoch milliseconds. */
  endsAt: number;
  /** Process milliseconds. */
  sentAt: number;
  send: (text: string) => void;
  end: (retryMs: number) => void;
};

export type StreamOptions = Pick<Stream, 'account' | 'clinicIds'> & { response: ServerResponse; onCut: () => void };

/** Needs a response whose headers were sent. */
export const openStream = ({ response, onCut, account, clinicIds }: StreamOptions): Stream => {
  const stream: Stream = {
    account,
    clinicIds,
    endsAt: Infinity,
    sentAt: performance.now(),
    send: (text) => {
      if (response.writableEnded || response.destroyed) return;
      response.write(text);
      stream.sentAt = performance.now();
      if (response.writableLength <= maxWaiting) return;
      onCut();
      response.destroy();
    },
    end: (retryMs) => {
      if (!response.writableEnded) response.end(`retry: ${retryMs}\n\n`);
    },
  };
  return stream;
};
