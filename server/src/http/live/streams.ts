import type { Stream } from './stream.ts';

/** One per browser, or per tab without a leader (product §8 Live stream). */
const maxOfSession = 6;
const tooManyRetryMs = 60_000;

const makeIndex = () => {
  const groups = new Map<string, Set<Stream>>();
  return {
    add: (key: string, stream: Stream): void => {
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(stream));
    },
    remove: (key: string, stream: Stream): void => {
      const group = groups.get(key);
      if (group?.delete(stream) && group.size === 0) groups.delete(key);
    },
    of: (key: string): Iterable<Stream> => groups.get(key) ?? [],
  };
};

export type Streams = {
  all: ReadonlySet<Stream>;
  /** Beyond the limit, ends the session's oldest: the newest is in use. */
  add: (stream: Stream) => void;
  remove: (stream: Stream) => void;
  ofAccount: (accountId: string) => Iterable<Stream>;
  ofPatient: (patientId: string) => Iterable<Stream>;
  lookingAt: (clinicId: string) => Iterable<Stream>;
};

export const makeStreams = (): Streams => {
  const all = new Set<Stream>();
  const [accounts, patients, sessions, clinics] = [makeIndex(), makeIndex(), makeIndex(), makeIndex()];
  const remove = (stream: Stream): void => {
    all.delete(stream);
    accounts.remove(stream.account.accountId, stream);
    patients.remove(stream.account.patientId, stream);
    sessions.remove(stream.account.sessionId, stream);
    stream.clinicIds.forEach((clinicId) => {
      clinics.remove(clinicId, stream);
    });
  };
  return {
    all,
    remove,
    add: (stream) => {
      all.add(stream);
      accounts.add(stream.account.accountId, stream);
      patients.add(stream.account.patientId, stream);
      sessions.add(stream.account.sessionId, stream);
      stream.clinicIds.forEach((clinicId) => {
        clinics.add(clinicId, stream);
      });
      const ofSession = [...sessions.of(stream.account.sessionId)];
      for (const oldest of ofSession.slice(0, Math.max(0, ofSession.length - maxOfSession))) {
        remove(oldest);
        oldest.end(tooManyRetryMs);
      }
    },
    ofAccount: accounts.of,
    ofPatient: patients.of,
    lookingAt: clinics.of,
  };
};
