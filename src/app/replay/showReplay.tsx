import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';

import { loadLaterMessages, speak, startI18n } from '../../i18n/startI18n';
import type { Language } from '../../lib/language';
import type { AppStore } from '../../store/makeStore';
import { Portal } from '../Portal';
import { makeReplay } from './makeReplay';
import { addressIn } from './replayAddress';
import { ReplayBar } from './ReplayBar';
import type { OpenedTrace } from './traceIn';

/** The route table comes from outside: it leads here itself. */
export type MakeRoutes = (store: AppStore, i18n: i18n) => RouteObject[];
type Surroundings = { i18n: i18n; ours: string; makeRoutes: MakeRoutes };

const languageOf = (text: string): Language => (text === 'en' ? 'en' : 'fr');

/**
 * Shows the screens of a trace in place of the portal, with a bar to step through them. They speak the patient’s language, the bar that
 * of who replays.
 * @param words those of who replays
 * @param ours the version of this portal
 */
export const showReplay = async (trace: OpenedTrace, { i18n, ours, makeRoutes }: Surroundings): Promise<void> => {
  const replay = makeReplay(trace);
  const { store } = replay;
  const spoken = await startI18n(languageOf(trace.lang));
  await loadLaterMessages(spoken);
  const router = createMemoryRouter(makeRoutes(store, spoken), { initialEntries: [addressIn(store.getState())] });

  const follow = () => {
    const { pathname, search } = router.state.location;
    const address = addressIn(store.getState());
    if (address !== pathname + search) void router.navigate(address, { replace: true });
    const { lang } = store.getState().locale;
    if (lang !== spoken.language) void speak(spoken, lang);
  };
  let shown = replay.at();
  const stop = replay.subscribe(() => {
    if (replay.at() === shown) return; // a screen asked for something: it stays where it is
    shown = replay.at();
    follow();
  });

  const portal = document.getElementById('portal') ?? document.body;
  const place = document.createElement('div');
  portal.before(place);
  portal.hidden = true;
  const root = createRoot(place);
  const close = () => {
    stop();
    root.unmount();
    router.dispose();
    place.remove();
    portal.hidden = false;
  };
  root.render(
    <>
      <ReplayBar replay={replay} i18n={i18n} theirs={trace.app} ours={ours} note={trace.note} onClose={close} />
      <Portal store={store} i18n={spoken} router={router} />
    </>,
  );
};
