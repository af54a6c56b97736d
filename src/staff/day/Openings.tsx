import { useTranslation } from 'react-i18next';

import type { StaffOpening } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDate, formatTime } from '../../lib/clinicTime';
import { SlotButton, SlotGrid } from '../../ui';

type Props = {
  openings: readonly StaffOpening[];
  timeZone: string;
  onChoose: (opening: StaffOpening) => void;
};

export function Openings({ openings, timeZone, onChoose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const days = Map.groupBy(openings, ({ startsAt }) => calendarDateOf(startsAt, timeZone));
  return [...days].map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{formatDate(date, lang)}</h2>
      <SlotGrid $slot="wide">
        {ofDay.map((opening) => {
          const time = formatTime(opening.startsAt, { timeZone, lang });
          const who = opening.professional ?? t('staff.day.noProfessional');
          const mode = t(`mode.${opening.mode}`);
          return (
            <SlotButton
              key={opening.slotId}
              label={`${time} ${who} ${mode}`}
              onPress={() => {
                onChoose(opening);
              }}
            >
              {time} <small>{who}</small> <small>{mode}</small>
            </SlotButton>
          );
        })}
      </SlotGrid>
    </section>
  ));
}
