import { createParser } from 'eventsource-parser';

import type { LiveEvent } from '../../../contract/events.ts';
import { liveEventIn } from './liveEventIn';

/** A stream that says nothing for so long is dead: the server says something every twenty seconds. Milliseconds. */
const silenceMs = 45_000;
/** Characters that one message may have. */
const mostWaiting = 64 * 1024;

export type Heard = {
  onEvent: (event: LiveEvent) => void;
  /** Everything up to this id was heard. */
  onId: (id: string) => void;
  /** The server asks to wait so long, in milliseconds, before coming back. */
  onRetry: (ms: number) => void;
};

/** The next part of an answer, unless the stream falls silent. @throws when it does, or when the connection breaks */
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
    // Already broken, or of no more use: either way nobody waits for it.
    reader.cancel().catch(() => undefined);
  }
};
