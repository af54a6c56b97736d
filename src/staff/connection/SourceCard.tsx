import { useTranslation } from 'react-i18next';

import type { FeedSource } from '../../../contract/staffConnection.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';
import { Card, EmptyState, SummaryList } from '../../ui';

type Props = { source: FeedSource | null; timeZone: string };

/** Who publishes the slots, and what became of it lately. */
export function SourceCard({ source, timeZone }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (source === null)
    return <EmptyState title={t('staff.connection.none.title')} text={t('staff.connection.none.text')} />;
  const { everyMinutes, mode, name, runs } = source;
  return (
    <Card aria-label={name}>
      <h3 translate="no">{name}</h3>
      <p>{t(`staff.connection.mode.${mode}`)}</p>
      <p>
        {everyMinutes === null ? t('staff.connection.byHand') : t('staff.connection.every', { count: everyMinutes })}
      </p>
      <h4>{t('staff.connection.runs')}</h4>
      {runs.length === 0 ? (
        <p>{t('staff.connection.runs.none')}</p>
      ) : (
        <SummaryList
          rows={runs.map(({ outcome, startedAt }) => ({
            key: startedAt,
            term: t(`staff.connection.run.${outcome ?? 'running'}`),
            value: (
              <time dateTime={startedAt} translate="no">
                {formatDateTime(startedAt, { timeZone, lang })}
              </time>
            ),
          }))}
        />
      )}
    </Card>
  );
}
