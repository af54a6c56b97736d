import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { Icon } from '../../ui';
import { color, phone, radius, space, type } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

const Band = styled.div<{ $isBrief: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l};
  border: 2px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  ${({ $isBrief }) =>
    $isBrief &&
    css`
      padding: ${space.s} ${space.m};
      border-width: 1px;
      font-size: ${type.small};
      line-height: 1.4;
      ${phone} {
        padding-block: 0;
      }
    `}
  > svg {
    margin-top: 0.2em;
    color: ${color.primary};
  }
`;

export function MovingBand({ appointment, isBrief = false }: { appointment: Appointment; isBrief?: boolean }) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  return (
    <Band $isBrief={isBrief}>
      <Icon name="calendar" />
      <div>
        <p>
          <strong>
            {isBrief
              ? told('move.band.brief', { date: dateTimeOf(appointment) })
              : told('move.band', { date: dateTimeOf(appointment), clinic: clinicNameOf(appointment.clinicId) })}
          </strong>
        </p>
        {!isBrief && <p>{t('move.band.kept')}</p>}
      </div>
    </Band>
  );
}
