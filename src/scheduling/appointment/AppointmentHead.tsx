import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { DateTile } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { space } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
  > :last-child {
    flex: 1 1 12rem;
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space.xs};
  }
`;

/** The tile shows it, to eyes and not on paper. */
const Told = styled.p`
  @media screen {
    ${visuallyHidden}
  }
`;

type Props = {
  slot: Pick<Slot, 'start' | 'timeZone'>;
  titleId?: string;
  /** A list below tells the date in words. */
  isToldBelow?: boolean;
  children: ReactNode;
};

export function AppointmentHead({ slot, titleId, isToldBelow = false, children }: Props) {
  const { t } = useTranslation();
  const { lang, dateOf, bareTimeOf, dateTimeOf, foreignZoneOf } = useClinicTime();
  const date = dateOf(slot);
  const today = dateOf({ start: new Date().toISOString(), timeZone: slot.timeZone });
  const zone = foreignZoneOf(slot);
  return (
    <Row>
      <DateTile date={date} time={bareTimeOf(slot)} lang={lang} hasYear={date.slice(0, 4) !== today.slice(0, 4)} />
      <div>
        {!isToldBelow && (
          <Told as={titleId === undefined ? 'p' : 'h3'} id={titleId} translate="no">
            {dateTimeOf(slot)}
          </Told>
        )}
        {zone && <p aria-hidden="true">{t('booking.zone', { zone })}</p>}
        {children}
      </div>
    </Row>
  );
}
