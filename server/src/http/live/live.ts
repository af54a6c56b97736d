import type { ServerResponse } from 'node:http';

import type { SignedIn } from '../../data/sessions.ts';
import type { App, Deps } from '../deps.ts';
import { makeBroadcaster } from './broadcaster.ts';
import { openStream, type Stream } from './stream.ts';
import { makeStreams } from './streams.ts';
import { makeTellUnread } from './tellUnread.ts';
import { tendStreams } from './tend.ts';
import { lookAtSessions } from './watchSessions.ts';

/** How long clients wait before they come back: to another server when this one stops, and where something is wrong. */
const [stoppedRetryMs, troubledRetryMs] = [1_000, 5_000];

type Listener = {
  account: SignedIn;
  clinicIds: readonly string[];
  lastEventId: string | undefined;
  response: ServerResponse;
};

export type Live = {
  /** Opens a stream on an answer whose head was sent. */
  open: (listener: Listener) => Promise<void>;
  /** Ends every stream, and the reading. */
  close: () => Promise<void>;
};

/** The live streams of one process. */
export const makeLive = (deps: Deps, log: App['log']): Live => {
  const streams = makeStreams();
  const onTrouble = (error: unknown): void => log.warn({ err: error }, 'live events out of reach');
  const look = (some: readonly Stream[]): void => {
    lookAtSessions(deps, some).catch(onTrouble);
  };
  const follow = { tellUnread: makeTellUnread(deps, streams, onTrouble), lookAtSessions: look };
  const broadcaster = makeBroadcaster({ deps, streams, follow, onTrouble });
  const stopTending = tendStreams({
    streams,
    beat: broadcaster.beat,
    lookAtSessions: look,
    now: () => deps.clock().getTime(),
  });
  let isClosed = false;
  return {
    open: async ({ account, clinicIds, lastEventId, response }) => {
      const stream = openStream({ account, clinicIds, response, onCut: () => log.info('slow client cut off') });
      response.on('close', () => {
        streams.remove(stream);
      });
      await broadcaster.join(stream, lastEventId).catch((error: unknown) => {
        onTrouble(error);
        stream.end(troubledRetryMs);
      });
      // It may have gone, or the server stopped, while its past was looked up.
      if (response.destroyed) streams.remove(stream);
      if (isClosed) stream.end(stoppedRetryMs);
    },
    close: async () => {
      isClosed = true;
      stopTending();
      for (const stream of streams.all) stream.end(stoppedRetryMs);
      await broadcaster.close();
    },
  };
};
