import { useListInvitationsQuery, type ShownInvitations } from '../../api/invitationApi';
import type { BookingArea } from '../../scheduling/channel/channel';

/** Where an invited person books: the clinics that invite them are all the network there is. */
const areaOf = ({ invitations, hashProfName, professions }: ShownInvitations): BookingArea => {
  const clinics = new Map(invitations.map(({ clinic }) => [clinic.clinicId, clinic]));
  return { root: 'rvsp', network: { clinics: [...clinics.values()], hashClinicProf: {}, hashProfName, professions } };
};

/** What somebody was invited to; asked for again whenever a page of the hub opens. */
export const useInvitations = () => {
  const { data, error, isFetching, refetch } = useListInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    invitations: data?.invitations,
    firstName: data?.firstName ?? null,
    area: data && areaOf(data),
    isAsking: isFetching,
    error: data ? undefined : error,
    askAgain: () => {
      void refetch();
    },
  };
};
