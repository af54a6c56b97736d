import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { Mode } from '../../../contract/catalogues.ts';
import { beside } from '../../lib/lists';
import type { SummaryRow } from '../../ui';
import { ClinicAddress } from './ClinicAddress';
import { useClinicTime } from '../text/useClinicTime';
import { useCodeText } from '../text/useCodeText';
import { useNetwork } from '../text/useNetwork';
import { useCareText } from '../text/useCareText';
import { useOfferText } from '../text/useOfferText';

/** No travel, so no address. */
const fromAfar: readonly Mode[] = ['phone', 'video', 'home'];

export const useAppointmentRows = () => {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { dateTimeOf } = useClinicTime();
  const { whoOf } = useOfferText();
  const { clinicNameOf } = useNetwork();
  const { whomOf, costOf, cardsOf } = useCareText();

  const when = (slot: Pick<Slot, 'start' | 'timeZone' | 'durationMinutes'>): SummaryRow => {
    const duration = slot.durationMinutes > 0 && t('appointment.duration', { count: slot.durationMinutes });
    return {
      key: 'when',
      term: t('appointment.when'),
      value: (
        <>
          <span translate="no">{dateTimeOf(slot)}</span>
          {duration && (
            <>
              <br />
              <span>{duration}</span>
            </>
          )}
        </>
      ),
    };
  };

  return {
    when,
    where: (
      { clinicId, mode, care }: Pick<Slot, 'clinicId' | 'mode' | 'care'>,
      more?: ReactNode,
      hasCostRow = true,
    ): SummaryRow =>
      fromAfar.includes(mode)
        ? { key: 'where', term: t('appointment.clinic'), value: <span translate="no">{clinicNameOf(clinicId)}</span> }
        : {
            key: 'where',
            term: t('appointment.where'),
            value: (
              <ClinicAddress clinicId={clinicId} hasCostRow={hasCostRow} {...(care && { care })}>
                {more}
              </ClinicAddress>
            ),
          },
    who: (slot: Slot | Appointment): SummaryRow => ({
      key: 'with',
      term: t('appointment.with'),
      value: <span translate="no">{whoOf(slot)}</span>,
    }),
    how: ({ mode, perName }: Slot | Appointment): SummaryRow => ({
      key: 'how',
      term: t('appointment.how'),
      value: beside([codes.mode(mode), perName]),
    }),
    care: (slot: Pick<Slot, 'clinicId' | 'care'>): SummaryRow[] => {
      const [known, more] = [costOf(slot), slot.care?.fee?.text ?? ''];
      const cost = known !== '' && more !== '' ? t('care.cost.more', { cost: known, more }) : known || more;
      return [
        { key: 'whom', term: t('care.whom'), value: whomOf(slot) },
        { key: 'cost', term: t('care.cost'), value: cost },
        { key: 'cards', term: t('care.cards'), value: cardsOf(slot) },
      ].filter(({ value }) => value !== '');
    },
    why: (raisonVisite: string): SummaryRow => ({
      key: 'why',
      term: t('appointment.why'),
      value: codes.reason(raisonVisite),
    }),
    whom: (firstName: string | null | undefined, lastName: string | null | undefined): SummaryRow => {
      const name = [firstName, lastName].filter(Boolean).join(' ');
      return {
        key: 'for',
        term: t('appointment.for'),
        value: name ? <span translate="no">{name}</span> : t('appointment.for.me'),
      };
    },
  };
};
