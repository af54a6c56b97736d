import type { Space } from '../../../contract/appointments.ts';
import { useCodeWords } from './useCodeWords';
import { useNetwork } from './useNetwork';

/** Who receives, and how: the words of an offer. */
export const useOfferWords = () => {
  const codes = useCodeWords();
  const { profNameOf, professionOf } = useNetwork();
  return {
    whoOf: ({ profId }: Pick<Space, 'profId'>): string => profNameOf(profId),
    /** « Médecin de famille · En personne · Sans rendez-vous »; what is unknown is left out. */
    howOf: ({ profId, mode, perName }: Pick<Space, 'profId' | 'perName'> & { mode: Space['mode'] | null }): string =>
      [codes.profession(professionOf(profId)), codes.mode(mode ?? undefined), perName].filter(Boolean).join('\u00a0· '),
  };
};
