import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { selectConfig } from '../../features/config/configSlice';
import { buildOf } from '../../features/report/aboutPortal';
import { useAppSelector } from '../../store/hooks';
import { Alert, FileButton, Note, Page } from '../../ui';
import { showReplay, type MakeRoutes } from './showReplay';
import { traceIn } from './traceIn';

/** Where support staff open a trace (config.json: supportTools). */
function ReplayPage({ makeRoutes }: { makeRoutes: MakeRoutes }) {
  const { t, i18n } = useTranslation();
  const { version } = useAppSelector(selectConfig);
  const [isRefused, setIsRefused] = useState(false);
  const open = async (file: File) => {
    setIsRefused(false);
    await showReplay(traceIn(await file.text(), Date.now()), { i18n: i18n, ours: buildOf(version), makeRoutes });
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

/** The page for a portal of these routes. */
export const makeReplayPage = (makeRoutes: MakeRoutes) => () => <ReplayPage makeRoutes={makeRoutes} />;
