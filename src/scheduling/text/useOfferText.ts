import type { Slot } from '../../../contract/appointments.ts';
import { beside } from '../../lib/lists';
import { useCodeText } from './useCodeText';
import { useNetwork } from './useNetwork';

export const useOfferText = () => {
  const codes = useCodeText();
  const { profNameOf, professionOf } = useNetwork();
  return {
    whoOf: ({ profId }: Pick<Slot, 'profId'>): string => profNameOf(profId),
    /** « Médecin de famille · En personne · Sans rendez-vous », less unknown parts. */
    howOf: ({ profId, mode, perName }: Pick<Slot, 'profId' | 'perName'> & { mode: Slot['mode'] | null }): string =>
      beside([codes.profession(professionOf(profId)), codes.mode(mode ?? undefined), perName]),
  };
};
