import type { Appointment, CodeableConcept, Coding } from '@medplum/fhirtypes';
import { useTranslation } from 'react-i18next';

import { careTypes, isCataloguedReason, modes, professions } from '../../../contract/catalogues.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { codeAmong, codeIn, extensionIn } from './openFile';

const knownIn = <T extends string>(known: readonly T[], code: string | undefined): T | undefined =>
  known.find((each) => each === code);

const statusKeys = {
  booked: 'appointment.status.booked',
  'checked-in': 'visit.status.checked-in',
  fulfilled: 'appointment.status.fulfilled',
  noshow: 'appointment.status.noshow',
} as const;

const cancellers = [
  ['pat', 'appointment.status.cancelledByPatient'],
  ['prov', 'appointment.status.cancelledByClinic'],
] as const;

const isTold = (status: string): status is keyof typeof statusKeys => status in statusKeys;

/** Unknown codes give no text. */
export const useFiledText = () => {
  const { t } = useTranslation();
  const text = useServerMessage();
  return {
    careType: (code: string | undefined): string => {
      const known = knownIn(careTypes, code);
      return known === undefined ? '' : t(`careType.${known}`);
    },
    profession: (concept: CodeableConcept | undefined): string => {
      const code = knownIn(professions, codeIn(concept, 'profession'));
      return code === undefined ? '' : t(`profession.${code}`);
    },
    mode: (appointment: Appointment): string => {
      const code = knownIn(modes, extensionIn(appointment, 'visit-mode')?.valueCoding?.code);
      return code === undefined ? '' : t(`mode.${code}`);
    },
    /** Falls back to the person’s own words. */
    reason: (concept: CodeableConcept | undefined): string => {
      const code = codeIn(concept, 'visit-reason');
      return code !== undefined && isCataloguedReason(code) ? t(`reason.${code}`) : (concept?.text ?? '');
    },
    status: ({ status, cancelationReason }: Appointment): string => {
      if (isTold(status)) return t(statusKeys[status]);
      const canceller = cancellers.find(([code]) => cancelationReason?.coding?.[0]?.code === code);
      return t(canceller?.[1] ?? 'appointment.status.cancelled');
    },
    action: (subtype: readonly Coding[] | undefined): string => {
      const key = `accessLog.action.${codeAmong(subtype, 'audit-action') ?? ''}`;
      const said = text(key);
      return said === key ? (subtype?.[0]?.display ?? '') : said;
    },
  };
};
