import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Bullets, Card, Code, Unfold } from '../../ui';
import type { PreparedReport } from './traceFile';

const parts = ['steps', 'answers', 'portal', 'note'] as const;
const removed = ['who', 'why', 'words', 'secrets', 'ids'] as const;

/** Shows the file's exact contents. */
export function ReportContents({ report: { steps, content } }: { report: PreparedReport }) {
  const { t } = useTranslation();
  const [text, setText] = useState<string>();
  return (
    <Card aria-labelledby="report-contents">
      <h2 id="report-contents">{t('report.sent')}</h2>
      <Bullets>
        {parts.map((part) => (
          <li key={part}>{t(`report.sent.${part}`, { count: steps })}</li>
        ))}
      </Bullets>
      <h3>{t('report.removed')}</h3>
      <Bullets>
        {removed.map((part) => (
          <li key={part}>{t(`report.removed.${part}`)}</li>
        ))}
      </Bullets>
      <Unfold
        label={t('report.see')}
        onOpen={() => {
          setText(content());
        }}
      >
        {text !== undefined && <Code label={t('report.content')}>{text}</Code>}
      </Unfold>
    </Card>
  );
}
