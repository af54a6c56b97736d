import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { Button, Checkbox, Note, PortalForm, TextArea } from '../../ui';
import { FileToRead } from './FileToRead';
import type { PreparedReport } from './traceFile';

type ReportValues = { note: string; consent: boolean };

const initialReport: ReportValues = { note: '', consent: false };

const validateReport = ({ note, consent }: ReportValues): Partial<Record<keyof ReportValues, string>> => {
  const empty = checkRequired(note);
  return { ...(empty !== undefined && { note: empty }), ...(!consent && { consent: 'report.consent.needed' }) };
};

export function ReportForm({ report, onReady }: { report: PreparedReport; onReady: (note: string) => void }) {
  const { t } = useTranslation();
  const finish = async ({ note }: ReportValues) => {
    onReady(note.trim());
    return undefined;
  };
  return (
    <PortalForm initialValues={initialReport} validate={validateReport} onSubmit={finish}>
      {() => (
        <>
          <TextArea name="note" label={t('report.note')} hint={t('report.note.hint')} />
          <Note>{t('report.own')}</Note>
          <FileToRead report={report} />
          <Checkbox name="consent" summaryLabel={t('report.consent.short')}>
            {t('report.consent')}
          </Checkbox>
          <div>
            <Button type="submit">{t('report.submit')}</Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
