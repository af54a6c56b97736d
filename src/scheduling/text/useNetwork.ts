import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import type { Clinic } from '../../../contract/clinics.ts';
import { useGetNetworkQuery } from '../../api/appointmentsApi';
import { missedIn } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useBookingChannel } from '../channel/channel';

/** Empty until loaded. */
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
    missed: area.root === 'rvsp' ? undefined : missedIn(asked),
    askAgain: asked.refetch,
    clinicOf,
    upcomingMost: data?.upcomingMost,
    clinicNameOf: (clinicId: string): string => clinicOf(clinicId)?.name || ofNobody(t('appointment.clinicUnknown')),
    /** Falls back to the team. */
    profNameOf: (profId: string | null): string =>
      (profId === null ? undefined : data?.hashProfName[profId]) ?? ofNobody(t('booking.anyone')),
    professionOf: (profId: string | null) => (profId === null ? undefined : data?.professions[profId]),
    /** All when no clinic is given. */
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
