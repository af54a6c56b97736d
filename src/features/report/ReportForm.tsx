import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { reportLimits } from '../../../contract/limits.ts';
import { checkRequired } from '../../../contract/required.ts';
import { WriteProblem } from '../../unproven/WriteProblem';
import { Checkbox, Note, PortalForm, TextArea, TextInput, type FormFailure } from '../../ui';
import { FileToRead } from './FileToRead';
import { ReportButtons } from './ReportButtons';
import { ReportContents } from './ReportContents';
import type { PreparedReport } from './traceFile';

type ReportValues = { note: string; contact?: string; consent: boolean };

export type WrittenReport = { note: string; contact: string };

const initialReport: ReportValues = { note: '', contact: '', consent: false };

const validateReport = ({
  note,
  contact = '',
  consent,
}: Partial<ReportValues>): Partial<Record<keyof ReportValues, string>> => {
  const empty = checkRequired(note ?? '');
  return {
    ...(empty !== undefined && { note: empty }),
    ...(contact.length > reportLimits.contact && { contact: 'report.contact.tooLong' }),
    ...(consent !== true && { consent: 'report.consent.needed' }),
  };
};

type Props = {
  report: PreparedReport;
  onSend: ((written: WrittenReport) => Promise<FormFailure | undefined>) | null;
  onSave: (note: string) => void;
};

export function ReportForm({ report, onSend, onSave }: Props) {
  const { t } = useTranslation();
  const [isUnsent, setIsUnsent] = useState(false);
  const finish = async ({ note, contact = '' }: ReportValues) => {
    if (onSend === null) {
      onSave(note.trim());
      return undefined;
    }
    const failure = await onSend({ note: note.trim(), contact: contact.trim() });
    setIsUnsent(failure !== undefined);
    return failure;
  };
  return (
    <PortalForm
      initialValues={initialReport}
      validate={validateReport}
      onSubmit={finish}
      tellFailure={(failure, again, isBusy) => (
        <>
          <WriteProblem failure={failure} what={t('report.unknown')} isBusy={isBusy} onLook={again} />
          <p>{t('report.unsent')}</p>
        </>
      )}
    >
      {({ isSending }) => (
        <>
          <TextArea name="note" label={t('report.note')} hint={t('report.note.hint')} />
          {onSend !== null && (
            <TextInput
              name="contact"
              label={t('report.contact')}
              hint={t('report.contact.hint')}
              autoComplete="off"
              optional
            />
          )}
          <ReportContents steps={report.steps} isSent={onSend !== null} />
          <Note>{t('report.own')}</Note>
          <FileToRead report={report} />
          <Checkbox name="consent" summaryLabel={t('report.consent.short')}>
            {t('report.consent')}
          </Checkbox>
          <ReportButtons isSent={onSend !== null} isSending={isSending} onSave={isUnsent ? onSave : null} />
        </>
      )}
    </PortalForm>
  );
}
