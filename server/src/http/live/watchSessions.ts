import { listStreamSessions } from '../../data/liveAudience.ts';
import { isSessionAlive, sessionEnd } from '../../domain/session.ts';
import type { Deps } from '../deps.ts';
import type { Stream } from './stream.ts';

/**
 * Ends streams whose session ended or whose account got another record by a merge. Extends none (product §8 Session).
 */
export const lookAtSessions = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  streams: readonly Stream[],
): Promise<void> => {
  const sessions = await listStreamSessions(db, [...new Set(streams.map(({ account }) => account.sessionId))]);
  const now = clock();
  for (const stream of streams) {
    const own = sessions.get(stream.account.sessionId);
    if (
      own === undefined ||
      own.patientId !== stream.account.patientId ||
      !isSessionAlive(own, config.session.idleMinutes, now)
    )
      stream.end(0);
    else stream.endsAt = sessionEnd(own, config.session.idleMinutes).getTime();
  }
};
