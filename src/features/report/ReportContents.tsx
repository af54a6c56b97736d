import { useTranslation } from 'react-i18next';

import { Bullets, Card } from '../../ui';

const parts = ['note', 'steps', 'answers', 'portal'] as const;
const removed = ['who', 'why', 'words', 'secrets', 'ids'] as const;

export function ReportContents({ steps, isSent }: { steps: number; isSent: boolean }) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="report-contents">
      <h2 id="report-contents">{t(isSent ? 'report.sent.all' : 'report.sent')}</h2>
      <Bullets>
        {parts.map((part) => (
          <li key={part}>{t(`report.sent.${part}`, { count: steps })}</li>
        ))}
        {isSent && <li>{t('report.sent.contact')}</li>}
      </Bullets>
      <h3>{t('report.removed')}</h3>
      <Bullets>
        {removed.map((part) => (
          <li key={part}>{t(`report.removed.${part}`)}</li>
        ))}
      </Bullets>
    </Card>
  );
}
