import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { reportLimits } from '../../../contract/limits.ts';
import { checkRequired } from '../../../contract/required.ts';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { Checkbox, Note, PortalForm, TextArea, TextInput, type FormFailure } from '../../ui';
import { FileToRead } from './FileToRead';
import { ReportButtons } from './ReportButtons';
import { ReportContents } from './ReportContents';
import type { PreparedReport } from './traceFile';
import type { ReportWay } from './useSendReport';

type ReportValues = { note: string; contact: string; consent: boolean };

export type WrittenReport = { note: string; contact: string };

const initialReport: ReportValues = { note: '', contact: '', consent: false };

const validateReport = (values: ReportValues): Partial<Record<keyof ReportValues, string>> => {
  const empty = checkRequired(values.note.trim());
  return {
    ...(empty !== undefined && { note: empty }),
    ...(values.contact.trim().length > reportLimits.contact && { contact: 'report.contact.tooLong' }),
    ...(!values.consent && { consent: 'report.consent.needed' }),
  };
};

type Props = {
  report: PreparedReport;
  way: ReportWay;
  onSend: (written: WrittenReport) => Promise<FormFailure | undefined>;
  onSave: (note: string) => void;
};

export function ReportForm({ report, way, onSend, onSave }: Props) {
  const { t } = useTranslation();
  const [isUnsent, setIsUnsent] = useState(false);
  const isSent = way === 'sent';
  const finish = async (values: ReportValues) => {
    const note = values.note.trim();
    if (!isSent) {
      onSave(note);
      return undefined;
    }
    const failure = await onSend({ note, contact: values.contact.trim() });
    setIsUnsent(failure !== undefined);
    return failure;
  };
  return (
    <PortalForm
      initialValues={initialReport}
      validate={validateReport}
      onSubmit={finish}
      tellFailure={(failure, again) => (
        <>
          <WriteProblem failure={failure} what={t('report.unknown')} onLook={again} />
          <p>{t('report.unsent')}</p>
        </>
      )}
    >
      {({ isSending }) => (
        <>
          <TextArea name="note" label={t('report.note')} hint={t('report.note.hint')} />
          {isSent && (
            <TextInput
              name="contact"
              label={t('report.contact')}
              hint={t('report.contact.hint')}
              autoComplete="off"
              optional
            />
          )}
          <ReportContents steps={report.steps} isSent={isSent} />
          <Note>{t('report.own')}</Note>
          <FileToRead report={report} />
          <Checkbox name="consent" summaryLabel={t('report.consent.short')}>
            {t('report.consent')}
          </Checkbox>
          {way !== 'asking' && (
            <ReportButtons isSent={isSent} isSending={isSending} onSave={isUnsent ? onSave : null} />
          )}
        </>
      )}
    </PortalForm>
  );
}
