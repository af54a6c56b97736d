import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import type { Clinic } from '../../../contract/clinics.ts';
import { useGetNetworkQuery } from '../../api/appointmentsApi';
import { isAwaited } from '../../api/isAwaited';
import { useBookingChannel } from '../channel/channel';

/** The clinics and their people, to be looked up by id. Empty until they are known; a screen can do without. */
export const useNetwork = () => {
  const { t } = useTranslation();
  const { area } = useBookingChannel();
  const asked = useGetNetworkQuery(area.root === 'rvsp' ? skipToken : area.root);
  const data = area.root === 'rvsp' ? area.network : asked.data;
  const ofNobody = (text: string) => (isAwaited(asked) ? '' : text);
  const clinics = data?.clinics ?? [];
  const clinicOf = (clinicId: string): Clinic | undefined => clinics.find((clinic) => clinic.clinicId === clinicId);
  return {
    clinics,
    clinicOf,
    /** How many visits a person may have ahead; undefined where the network does not say. */
    upcomingMost: data?.upcomingMost,
    /** How a clinic is called; nothing while the answer is under way. */
    clinicNameOf: (clinicId: string): string => clinicOf(clinicId)?.name || ofNobody(t('visit.clinicUnknown')),
    /** How the person who receives is called, or the team; nothing while the answer is under way. */
    profNameOf: (profId: string | null): string =>
      (profId === null ? undefined : data?.hashProfName[profId]) ?? ofNobody(t('booking.anyone')),
    professionOf: (profId: string | null) => (profId === null ? undefined : data?.professions[profId]),
    /** Who works in these clinics; everybody when none is named. */
    professionalsOf: (clinicIds: readonly string[]): string[] => {
      if (!data) return [];
      const ids =
        clinicIds.length > 0
          ? clinicIds.flatMap((id) => data.hashClinicProf[id] ?? [])
          : Object.keys(data.hashProfName);
      return [...new Set(ids)];
    },
  };
};
