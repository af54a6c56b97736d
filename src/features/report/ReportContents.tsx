import { useTranslation } from 'react-i18next';

import { Bullets, Card } from '../../ui';

const parts = ['steps', 'answers', 'portal', 'note'] as const;
const removed = ['who', 'why', 'words', 'secrets', 'ids'] as const;

export function ReportContents({ steps }: { steps: number }) {
  const { t } = useTranslation();
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
    </Card>
  );
}
