import type { ServerResponse } from 'node:http';

import type { SignedIn } from '../../data/sessions.ts';

/** Bytes that may wait for a slow client before it is cut off; it comes back and resumes. */
const mostWaiting = 64 * 1024;

/** One open stream: who listens, from where, and what of the network is on their screen. */
export type Stream = {
  account: SignedIn;
  clinicIds: readonly string[];
  /** When the session is to be looked at again, milliseconds since the epoch: it ends then unless something was done. */
  endsAt: number;
  /** When something was last sent, milliseconds of the process. */
  sentAt: number;
  send: (text: string) => void;
  /** Ends the stream; the client comes back after so long. */
  end: (retryMs: number) => void;
};

export type StreamOptions = Pick<Stream, 'account' | 'clinicIds'> & { response: ServerResponse; onCut: () => void };

/** A stream on an answer whose head was sent. A client that does not keep up is cut off: nothing piles up here. */
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
      if (response.writableLength <= mostWaiting) return;
      onCut();
      response.destroy();
    },
    end: (retryMs) => {
      if (!response.writableEnded) response.end(`retry: ${retryMs}\n\n`);
    },
  };
  return stream;
};
