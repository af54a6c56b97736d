import { api } from '../api/api';
import { sessionEnded, sessionStarted } from '../api/signals';
import type { textToKeep } from '../features/report/keptTrace';
import { selectUser } from '../features/session/sessionSlice';
import { earlierTraceIsReadBy, readTrace, turnsAreHeardBy } from '../lib/trace';
import type { AppStore } from '../store/makeStore';
import { webAreas } from '../store/webAreas';

type Keep = typeof textToKeep;

const key = 'trace';

/** The redactor must not delay the first screen. */
const stepsBefore = 20;

const area = () => webAreas().session;

/** Spec §4: a session’s end leaves only the language. */
const take = (): string | null => {
  const text = area().getItem(key);
  area().removeItem(key);
  return text;
};

const put = (text: string): void => {
  try {
    area().setItem(key, text);
  } catch {
    // Storage is full: a report begins with the next page.
  }
};

/** Keeps the redacted trace over a reload or a server-ended session; logout and another user drop it. */
export const keepTrace = (store: AppStore, isMessageKey: (text: string) => boolean): (() => void) => {
  let earlier = take();
  let user = selectUser(store.getState());
  let keep: Keep | undefined;
  let isRefused = false;
  let drops = 0;
  earlierTraceIsReadBy(() => earlier);

  const load = async (): Promise<Keep> => {
    if (keep) return keep;
    const loaded = await import('../features/report/keptTrace');
    keep = loaded.textToKeep;
    return keep;
  };
  const drop = () => {
    earlier = null;
    drops += 1;
  };
  turnsAreHeardBy((turn, trace) => {
    if (sessionStarted.match(turn)) {
      if (user !== null && user !== turn.payload.user) drop();
      user = turn.payload.user;
      isRefused = false;
    } else if (sessionEnded.match(turn)) {
      isRefused = turn.payload === 'rejected';
      if (!isRefused) drop();
    } else if (!api.util.resetApiState.match(turn)) return;
    if (!isRefused || trace.actions.length === 0) return;
    const dropsThen = drops;
    const add = (textOf: Keep) => {
      if (drops === dropsThen) earlier = textOf(earlier, trace, isMessageKey);
    };
    load()
      .then(add)
      .catch(() => undefined);
  });

  const stopCounting = store.subscribe(() => {
    if ((readTrace()?.actions.length ?? 0) < stepsBefore) return;
    stopCounting();
    load().catch(() => undefined);
  });
  const leave = () => {
    const trace = readTrace();
    if (keep && trace) put(keep(earlier, trace, isMessageKey));
  };
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    turnsAreHeardBy(() => undefined);
    stopCounting();
  };
};
