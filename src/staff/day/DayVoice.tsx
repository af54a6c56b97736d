import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffDay, StaffDayQuery } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { Unseen } from '../../ui';
import { useCounts } from './DayCounts';
import { dayNews, type OwnActs } from './dayNews';

/** As it was when it came: what changes later is told as a change. */
function Shown({ date, day }: { date: string; day: StaffDay }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const counts = useCounts();
  const [first] = useState(day);
  return <p>{t('common.labelled', { label: formatDate(date, lang), text: counts(first) })}</p>;
}

type Props = {
  asked: StaffDayQuery;
  day: StaffDay | undefined;
  told: { text: string } | undefined;
  own: OwnActs;
};

const useNews = (key: string, day: StaffDay | undefined, own: OwnActs) => {
  const [seen, setSeen] = useState({ key, day });
  const [heard, setHeard] = useState<{ key: string; news: NonNullable<ReturnType<typeof dayNews>>; count: number }>();
  if (day !== undefined && (seen.key !== key || seen.day !== day)) {
    setSeen({ key, day });
    const news = seen.key === key && seen.day !== undefined ? dayNews(seen.day, day, own) : undefined;
    if (news !== undefined) setHeard({ key, news, count: (heard?.count ?? 0) + 1 });
  }
  return heard?.key === key ? heard : undefined;
};

export function DayVoice({ asked, day, told, own }: Props) {
  const { t } = useTranslation();
  const { clinic, date } = asked;
  const key = `${clinic} ${date}`;
  const [firstKey] = useState(key);
  const [hasLeft, setHasLeft] = useState(false);
  if (key !== firstKey && !hasLeft) setHasLeft(true);
  const heard = useNews(key, day, own);
  return (
    <Unseen as="div" aria-live="polite" aria-atomic="false">
      {hasLeft && day && <Shown key={key} date={date} day={day} />}
      {told && <p>{told.text}</p>}
      {heard && <p key={heard.count}>{t(`staff.live.${heard.news}`)}</p>}
    </Unseen>
  );
}
