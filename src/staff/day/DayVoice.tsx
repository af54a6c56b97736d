import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffDay, StaffDayQuery } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { Passing, saysLines, Unseen } from '../../ui';
import { dayNews, type OwnActs } from './dayNews';
import type { Told } from './useActs';
import { useCounts } from './useCounts';

/** As the day was when it came: what changes later is told as a change. */
function Arrived({ date, day }: { date: string; day: StaffDay }) {
  const told = useTold();
  const lang = useLanguage();
  const counts = useCounts();
  const [first] = useState(day);
  return <Passing>{told('staff.day.arrived', { date: formatDate(date, lang) }, { counts: counts(first) })}</Passing>;
}

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

type Props = { asked: StaffDayQuery; day: StaffDay | undefined; told: Told | undefined; own: OwnActs };

/** The title tells the first day; those after it change the list under the same title. */
export function DayVoice({ asked: { clinic, date }, day, told, own }: Props) {
  const { t } = useTranslation();
  const key = `${clinic} ${date}`;
  const [firstKey] = useState(key);
  const [hasLeft, setHasLeft] = useState(false);
  if (key !== firstKey && !hasLeft) setHasLeft(true);
  const heard = useNews(key, day, own);
  return (
    <Unseen as="div" {...saysLines}>
      <p>{hasLeft && day && <Arrived key={key} date={date} day={day} />}</p>
      <p>{told && <Passing key={told.count}>{told.text}</Passing>}</p>
      <p>{heard && <Passing key={heard.count}>{t(`staff.live.${heard.news}`)}</Passing>}</p>
    </Unseen>
  );
}
