import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import { useTold } from '../../i18n/useTold';
import { listed } from '../../lib/lists';
import { PhoneLink } from '../../ui';
import { color, radius, space, target } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';
import { bookingAddress } from './bookingAddress';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

const longestAppointmentMinutes = 60;

const usePeriodText = (slot: Slot): string => {
  const { t } = useTranslation();
  const { bareTimeOf, dateOf, dateText } = useClinicTime();
  if (slot.durationMinutes <= longestAppointmentMinutes) return bareTimeOf(slot);
  const end = { ...slot, start: new Date(millisecondsOf(slot.start) + slot.durationMinutes * 60_000).toISOString() };
  const [first, last] = [dateOf(slot), dateOf(end)];
  const endText =
    first === last ? bareTimeOf(end) : `${dateText(last, { weekday: false, year: false })}, ${bareTimeOf(end)}`;
  return t('booking.elsewhere.period', { start: bareTimeOf(slot), end: endText });
};

/** A slot that only its clinic books: a link and a phone number, never a button. */
export function ElsewhereSlot({ slot }: { slot: Slot }) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateOf, dateText } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const time = usePeriodText(slot);
  const address = bookingAddress(slot, window.location.hostname);
  const phone = slot.elsewhere?.phone;
  const about = listed([dateText(dateOf(slot), { year: false }), time, clinicNameOf(slot.clinicId)]);
  return (
    <Box>
      <strong>{time}</strong>
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer" aria-label={t('booking.elsewhere.label', { about })}>
          {t('booking.elsewhere.link')}
        </a>
      )}
      {phone && (
        <PhoneLink phone={phone}>{address === undefined ? told('booking.elsewhere.call', { phone }) : phone}</PhoneLink>
      )}
      {address === undefined && !phone && <span>{t('booking.elsewhere.ask')}</span>}
    </Box>
  );
}
