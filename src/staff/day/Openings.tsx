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

function Opening({ opening, timeZone, onChoose }: Omit<Props, 'openings'> & { opening: StaffOpening }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const time = formatTime(opening.startsAt, { timeZone, lang });
  const who = opening.professional ?? t('staff.day.noProfessional');
  const mode = t(`mode.${opening.mode}`);
  const date = formatDate(calendarDateOf(opening.startsAt, timeZone), lang);
  return (
    <SlotButton
      label={t('staff.move.opening', { time, who, mode, date })}
      onPress={() => {
        onChoose(opening);
      }}
    >
      <span translate="no">{time}</span> <small>{who}</small> <small>{mode}</small>
    </SlotButton>
  );
}

export function Openings({ openings, ...props }: Props) {
  const lang = useLanguage();
  const days = Map.groupBy(openings, ({ startsAt }) => calendarDateOf(startsAt, props.timeZone));
  return [...days].map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} translate="no">
        {formatDate(date, lang)}
      </h2>
      <SlotGrid $slot="wide">
        {ofDay.map((opening) => (
          <Opening key={opening.slotId} opening={opening} {...props} />
        ))}
      </SlotGrid>
    </section>
  ));
}
