import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useListAccessInfiniteQuery } from '../../api/accessLogApi';
import { isAbsent } from '../../api/capability';
import { AccessDays } from '../../features/accessLog/AccessDays';
import { ByWhom } from '../../features/accessLog/ByWhom';
import { LogFileLink } from '../../features/accessLog/LogFileLink';
import { PeriodForm } from '../../features/accessLog/PeriodForm';
import { toSelection, wholePeriod } from '../../features/accessLog/period';
import { PeopleToggles } from '../../features/dependents/PeopleToggles';
import { quebecToday } from '../../lib/quebecDay';
import { paths } from '../../lib/paths';
import { Asked, EmptyState, Page, Stack, useFocusThen } from '../../ui';
import { NetworkPhone } from '../NetworkPhone';

/** Product §4. Choosing a period scrolls to its first day. */
export function AccessLogPage() {
  const { t } = useTranslation();
  const [patientId, setPatientId] = useState<string | null>(null);
  const [othersOnly, setOthersOnly] = useState(true);
  const [period, setPeriod] = useState(wholePeriod);
  const wanted = {
    ...(patientId !== null && { patientId }),
    ...(othersOnly && { by: 'others' as const }),
    ...toSelection(period),
  };
  const { currentData, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useListAccessInfiniteQuery(
    wanted,
    { refetchOnMountOrArgChange: true },
  );
  const log = useRef<HTMLDivElement>(null);
  const goToLog = useFocusThen(currentData !== undefined, () => log.current?.querySelector('h2'));
  const today = quebecToday();
  const frame = { title: t('accessLog.title'), back: { to: paths.account, label: t('account.title') } };

  if (error && isAbsent(error))
    return (
      <Page {...frame}>
        <p>{t('accessLog.absent')}</p>
        <NetworkPhone />
      </Page>
    );
  return (
    <Page {...frame} lead={t('accessLog.lead')}>
      <PeopleToggles label={t('accessLog.people')} chosen={patientId} onChoose={setPatientId} />
      <ByWhom othersOnly={othersOnly} onChoose={setOthersOnly} />
      <PeriodForm
        period={period}
        today={today}
        onChoose={(chosen) => {
          goToLog();
          setPeriod(chosen);
        }}
      />
      <Stack ref={log} $gap="xl">
        <Asked query={{ data: currentData, error, refetch }}>
          {({ pages }) => {
            const events = pages.flatMap((page) => page.events);
            if (events.length === 0)
              return (
                <EmptyState
                  title={t('accessLog.empty')}
                  text={t(othersOnly ? 'accessLog.empty.others' : 'accessLog.empty.hint')}
                />
              );
            return (
              <>
                <LogFileLink wanted={wanted} />
                <AccessDays
                  events={events}
                  isOwn={patientId === null}
                  today={today}
                  onOlder={
                    hasNextPage
                      ? () => {
                          void fetchNextPage();
                        }
                      : undefined
                  }
                  isAdding={isFetchingNextPage}
                />
              </>
            );
          }}
        </Asked>
      </Stack>
    </Page>
  );
}
