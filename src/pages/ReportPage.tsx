import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { selectBrand, selectConfig } from '../features/config/configSlice';
import { buildOf } from '../features/report/aboutPortal';
import { ReportContents } from '../features/report/ReportContents';
import { ReportForm } from '../features/report/ReportForm';
import { ReportReady } from '../features/report/ReportReady';
import { partIn } from '../features/report/keptTrace';
import { saveFile } from '../features/report/saveFile';
import { prepareReport } from '../features/report/traceFile';
import { useLanguage } from '../i18n/useLanguage';
import { readEarlierTrace, readTrace } from '../lib/trace';
import { useAppSelector } from '../store/hooks';
import { Page } from '../ui';

const nothing = { base: {}, actions: [], times: [], dropped: 0 };

/** Product §8 More routes. Each report remounts the page, so that its title takes focus. */
export function ReportPage() {
  const { t, i18n } = useTranslation();
  const lang = useLanguage();
  const { version } = useAppSelector(selectConfig);
  const { phone, email } = useAppSelector(selectBrand);
  const [isDone, setIsDone] = useState(false);
  const prepare = () =>
    prepareReport(
      { earlier: partIn(readEarlierTrace()), now: readTrace() ?? nothing },
      {
        app: buildOf(version),
        lang,
        browser: navigator.userAgent,
        viewport: `${window.innerWidth}x${window.innerHeight}`,
      },
      (text) => i18n.exists(text),
    );
  const [report, setReport] = useState(prepare);

  if (isDone) {
    const again = () => {
      setReport(prepare());
      setIsDone(false);
    };
    return (
      <Page key={report.reference} title={t('report.title')}>
        <ReportReady reference={report.reference} fileName={report.name} email={email} phone={phone} onAgain={again} />
      </Page>
    );
  }
  return (
    <Page key={report.reference} title={t('report.title')} lead={t('report.lead')}>
      <ReportContents steps={report.steps} />
      <ReportForm
        report={report}
        onReady={(note) => {
          saveFile(report.name, report.fileOf(note));
          setIsDone(true);
        }}
      />
    </Page>
  );
}
