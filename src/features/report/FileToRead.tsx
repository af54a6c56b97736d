import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card, Code, Unfold, useFieldValue } from '../../ui';
import type { PreparedReport } from './traceFile';

export function FileToRead({ report }: { report: PreparedReport }) {
  const { t } = useTranslation();
  const note = useDeferredValue(useFieldValue('note').trim());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {note !== '' && (
        <Card aria-labelledby="report-own">
          <h2 id="report-own">{t('report.own.title')}</h2>
          <p>{report.noteIn(note)}</p>
        </Card>
      )}
      <Unfold
        label={t('report.see')}
        onOpen={() => {
          setIsOpen(true);
        }}
      >
        {isOpen && <Code label={t('report.content')}>{report.content(note)}</Code>}
      </Unfold>
    </>
  );
}
