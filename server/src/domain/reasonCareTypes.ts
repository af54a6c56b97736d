import { isCataloguedReason, type CareType, type Reason } from '../../../contract/catalogues.ts';

const byReason: Partial<Record<Reason, readonly CareType[]>> = {
  'cold-flu': ['walk-in', 'priority', 'covid', 'child'],
  'fever-child': ['walk-in', 'priority', 'child'],
  'throat-ear': ['walk-in', 'priority', 'child'],
  gastro: ['walk-in', 'priority', 'child'],
  urinary: ['walk-in', 'priority'],
  skin: ['walk-in', 'priority', 'follow-up', 'child'],
  injury: ['walk-in', 'priority'],
  pain: ['walk-in', 'priority', 'follow-up'],
  eye: ['walk-in', 'priority'],
  'allergy-asthma': ['walk-in', 'priority', 'follow-up', 'child'],
  'mental-health': ['walk-in', 'priority', 'follow-up'],
  'sti-screening': ['walk-in', 'priority', 'periodic'],
  'contraception-pregnancy': ['walk-in', 'priority', 'periodic', 'follow-up', 'pregnancy'],
  chronic: ['periodic', 'follow-up'],
  prescription: ['walk-in', 'priority', 'follow-up'],
};

/** Empty means any (domain: definitions of service types). */
export const careTypesFor = (reason: string): readonly CareType[] =>
  isCataloguedReason(reason) ? (byReason[reason] ?? []) : [];
