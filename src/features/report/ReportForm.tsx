import { useTranslation } from 'react-i18next';

import { Button, Checkbox, Note, PortalForm, TextArea } from '../../ui';
import { initialReport, validateReport, type ReportValues } from './reportValues';

/** What happened, in the person’s own words, and that they agree. */
export function ReportForm({ onReady }: { onReady: (note: string) => void }) {
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
