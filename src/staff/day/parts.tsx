import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { isCataloguedReason } from '../../../contract/catalogues.ts';
import type { StaffAppointment } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatTime } from '../../lib/clinicTime';
import { showPhone } from '../../lib/phone';
import { Icon, PhoneLink, Tag } from '../../ui';
import { color, linkTarget, space, type } from '../../ui/theme/tokens';
import { useAge } from './useAge';
import { personIdOf } from './useRowFocus';

const Big = styled.span`
  font-size: ${type.body};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Name = styled.span`
  display: block;
  font-size: ${type.body};
  font-weight: 700;
`;

const Line = styled.span`
  display: block;
  font-weight: 400;
  color: ${color.inkSoft};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
    white-space: nowrap;
  }
`;

const Marks = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  > :first-child {
    white-space: nowrap;
  }
`;

const Warned = styled.span`
  display: flex;
  gap: ${space.xs};
  font-weight: 650;
  svg {
    flex: none;
    color: ${color.warning};
  }
`;

export function Hour({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const lang = useLanguage();
  return <Big translate="no">{formatTime(startsAt, { timeZone, lang })}</Big>;
}

type PersonProps = Pick<StaffAppointment, 'reservationId' | 'name' | 'age' | 'phone'>;

export function Person({ reservationId, name, age, phone }: PersonProps) {
  const { t } = useTranslation();
  const years = useAge(age);
  return (
    <>
      <Name id={personIdOf(reservationId)} tabIndex={-1} translate="no">
        {name}
      </Name>
      {years !== undefined && <Line>{years}</Line>}
      <Line>
        {phone === null ? (
          t('staff.day.noPhone')
        ) : (
          <PhoneLink phone={phone}>
            <span translate="no">{showPhone(phone)}</span>
          </PhoneLink>
        )}
      </Line>
    </>
  );
}

export function Reason({ reason, mode }: Pick<StaffAppointment, 'reason' | 'mode'>) {
  const { t } = useTranslation();
  const words = (text: string) => (isCataloguedReason(text) ? t(`reason.${text}`) : t('staff.day.ownWords', { text }));
  return (
    <>
      <span>{reason === null ? t('staff.day.noReason') : words(reason)}</span>
      <Line>{t(`mode.${mode}`)}</Line>
    </>
  );
}

export function Professional({ professional }: Pick<StaffAppointment, 'professional'>) {
  const { t } = useTranslation();
  return professional === null ? (
    <span>{t('staff.day.noProfessional')}</span>
  ) : (
    <span translate="no">{professional}</span>
  );
}

const tones = {
  booked: 'quiet',
  'checked-in': 'success',
  fulfilled: 'info',
  noshow: 'quiet',
  cancelled: 'quiet',
} as const;

type StateProps = Pick<StaffAppointment, 'status' | 'isConfirmed' | 'hasConflict'>;

export function State({ status, isConfirmed, hasConflict }: StateProps) {
  const { t } = useTranslation();
  return (
    <Marks>
      <Tag tone={tones[status]}>{t(`staff.state.${status}`)}</Tag>
      {isConfirmed && status === 'booked' && <span>{t('staff.day.confirmed')}</span>}
      {hasConflict && (
        <Warned>
          <Icon name="warning" />
          <span>{t('staff.day.conflict')}</span>
        </Warned>
      )}
    </Marks>
  );
}
