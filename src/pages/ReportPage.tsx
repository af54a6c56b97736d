import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { selectBrand, selectConfig } from '../features/config/configSlice';
import { browserOf, buildOf } from '../features/report/aboutPortal';
import { ReportForm, type WrittenReport } from '../features/report/ReportForm';
import { ReportReady } from '../features/report/ReportReady';
import { ReportSent } from '../features/report/ReportSent';
import { partIn } from '../features/report/keptTrace';
import { saveFile } from '../features/report/saveFile';
import { prepareReport } from '../features/report/traceFile';
import { useSendReport } from '../features/report/useSendReport';
import { useLanguage } from '../i18n/useLanguage';
import { readEarlierTrace, readTrace } from '../lib/trace';
import { useAppSelector } from '../store/hooks';
import { Page } from '../ui';

type Outcome = { how: 'sent' | 'saved'; note: string };

const nothing = { base: {}, actions: [], times: [], dropped: 0 };

/** Product §8 More routes. Each report remounts the page, so that its title takes focus. */
export function ReportPage() {
  const { t, i18n } = useTranslation();
  const lang = useLanguage();
  const { version } = useAppSelector(selectConfig);
  const { phone, email } = useAppSelector(selectBrand);
  const { way, send } = useSendReport();
  const [outcome, setOutcome] = useState<Outcome>();
  const prepare = () =>
    prepareReport(
      { earlier: partIn(readEarlierTrace()), now: readTrace() ?? nothing },
      {
        app: buildOf(version),
        lang,
        browser: browserOf(navigator.userAgent),
        viewport: `${window.innerWidth}x${window.innerHeight}`,
      },
      (text) => i18n.exists(text),
    );
  const [report, setReport] = useState(prepare);

  const save = (note: string) => {
    saveFile(report.name, report.fileOf(note));
  };

  if (outcome) {
    const again = () => {
      setReport(prepare());
      setOutcome(undefined);
    };
    const shared = { reference: report.reference, email, phone, onAgain: again };
    return (
      <Page key={report.reference} title={t('report.title')}>
        {outcome.how === 'sent' ? (
          <ReportSent
            {...shared}
            onSave={() => {
              save(outcome.note);
            }}
          />
        ) : (
          <ReportReady {...shared} fileName={report.name} />
        )}
      </Page>
    );
  }
  const sendWhole = async ({ note, contact }: WrittenReport) => {
    const failure = await send({ reference: report.reference, file: report.fileOf(note), contact });
    if (!failure) setOutcome({ how: 'sent', note });
    return failure;
  };
  return (
    <Page key={report.reference} title={t('report.title')} lead={t('report.lead')}>
      <ReportForm
        report={report}
        way={way}
        onSend={sendWhole}
        onSave={(note) => {
          save(note);
          setOutcome({ how: 'saved', note });
        }}
      />
    </Page>
  );
}
