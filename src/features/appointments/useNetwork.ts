import type { Clinic } from '../../../contract/clinics.ts';
import { useGetNetworkQuery } from '../../api/appointmentsApi';

/** The clinics and their people, to be looked up by id. Empty until they are known; a screen can do without. */
export const useNetwork = () => {
  const { data } = useGetNetworkQuery();
  const clinics = data?.clinics ?? [];
  return {
    clinics,
    clinicOf: (clinicId: string): Clinic | undefined => clinics.find((clinic) => clinic.clinicId === clinicId),
    profNameOf: (profId: string | null): string | undefined => (profId === null ? undefined : data?.hashProfName[profId]),
    professionOf: (profId: string | null) => (profId === null ? undefined : data?.professions[profId]),
    /** Who works in these clinics; everybody when none is named. */
    professionalsOf: (clinicIds: readonly string[]): string[] => {
      if (!data) return [];
      const ids = clinicIds.length > 0 ? clinicIds.flatMap((id) => data.hashClinicProf[id] ?? []) : Object.keys(data.hashProfName);
      return [...new Set(ids)];
    },
  };
};

export type Network = ReturnType<typeof useNetwork>;
