import { createParser } from 'eventsource-parser';

import type { LiveEvent } from '../../../contract/events.ts';
import { liveEventIn } from './liveEventIn';

/** Milliseconds; the server's heartbeat is every twenty seconds. */
const silenceMs = 45_000;
const mostWaiting = 64 * 1024;

export type Heard = {
  onEvent: (event: LiveEvent) => void;
  onId: (id: string) => void;
  /** Requested by the server. */
  onRetry: (ms: number) => void;
};

const nextPart = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The stream of events fell silent.'));
    }, silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Reads server-sent events until the server ends them. @throws when the connection breaks or falls silent */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  { onEvent, onId, onRetry }: Heard,
): Promise<void> => {
  const parser = createParser({
    maxBufferSize: mostWaiting,
    onRetry,
    onEvent: ({ id, data }) => {
      const event = liveEventIn(data);
      if (event) onEvent(event);
      if (id !== undefined) onId(id);
    },
    onError: (fault) => {
      if (fault.type === 'max-buffer-size-exceeded') throw fault;
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    // Already broken or abandoned: the outcome does not matter.
    reader.cancel().catch(() => undefined);
  }
};
