import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';

import { selectConfig } from '../../features/config/configSlice';
import { buildOf } from '../../features/report/aboutPortal';
import { loadLaterMessages, speak, startI18n } from '../../i18n/startI18n';
import type { Language } from '../../lib/language';
import { useAppSelector } from '../../store/hooks';
import type { AppStore } from '../../store/makeStore';
import { Alert, FileButton, Note, Page } from '../../ui';
import { Portal } from '../Portal';
import { ReplayBar } from './ReplayBar';
import { makeHeldRouter } from './heldRouter';
import { makeReplay } from './makeReplay';
import { addressIn } from './replayAddress';
import { traceIn, type OpenedTrace } from './traceIn';

/** Passed in, as the route table imports this page. */
type MakeRoutes = (store: AppStore, i18n: i18n) => RouteObject[];
type Surroundings = { i18n: i18n; ours: string; makeRoutes: MakeRoutes };

const languageOf = (text: string): Language => (text === 'en' ? 'en' : 'fr');

/**
 * Screens in the patient’s language, a bar in support staff's.
 * @param ours this portal's version
 */
const showReplay = async (trace: OpenedTrace, { i18n, ours, makeRoutes }: Surroundings): Promise<void> => {
  const replay = makeReplay(trace);
  const { store } = replay;
  const spoken = await startI18n(languageOf(trace.lang));
  await loadLaterMessages(spoken);
  const router = makeHeldRouter(makeRoutes(store, spoken), addressIn(store.getState()));

  const follow = () => {
    const { pathname, search } = router.state.location;
    const address = addressIn(store.getState());
    if (address !== pathname + search) void router.navigate(address, { replace: true });
    const { lang } = store.getState().locale;
    if (lang !== spoken.language) void speak(spoken, lang);
  };
  let shown = replay.at();
  const stop = replay.subscribe(() => {
    if (replay.at() === shown) return; // a screen tried to navigate
    shown = replay.at();
    follow();
  });

  const portal = document.getElementById('portal') ?? document.body;
  const container = document.createElement('div');
  portal.before(container);
  portal.hidden = true;
  const root = createRoot(container);
  const close = () => {
    stop();
    root.unmount();
    router.dispose();
    container.remove();
    portal.hidden = false;
  };
  root.render(
    <>
      <ReplayBar replay={replay} i18n={i18n} theirs={trace.app} ours={ours} note={trace.note} onClose={close} />
      <Portal store={store} i18n={spoken} router={router} />
    </>,
  );
};

function ReplayPage({ makeRoutes }: { makeRoutes: MakeRoutes }) {
  const { t, i18n } = useTranslation();
  const { version } = useAppSelector(selectConfig);
  const [isRefused, setIsRefused] = useState(false);
  const open = async (file: File) => {
    setIsRefused(false);
    await showReplay(traceIn(await file.text(), Date.now()), { i18n, ours: buildOf(version), makeRoutes });
  };
  return (
    <Page title={t('replay.title')} lead={t('replay.lead')}>
      {isRefused && (
        <Alert>
          <p>{t('replay.refused')}</p>
        </Alert>
      )}
      <FileButton
        accept=".json,application/json"
        icon="attach"
        onChosen={(file) => {
          open(file).catch(() => {
            setIsRefused(true);
          });
        }}
      >
        {t('replay.choose')}
      </FileButton>
      <Note>{t('replay.devTools')}</Note>
    </Page>
  );
}

export const makeReplayPage = (makeRoutes: MakeRoutes) => () => <ReplayPage makeRoutes={makeRoutes} />;
