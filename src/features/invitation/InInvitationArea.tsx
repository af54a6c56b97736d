import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isAbsent, refusalIn } from '../../api/capability';
import { useListInvitationsQuery, type ShownInvitations, type ShownInvitation } from '../../api/invitationApi';
import { paths } from '../../lib/paths';
import { InBookingChannel, type BookingArea } from '../../scheduling/channel/channel';
import { EmptyState, Page, RetryAlert, Waiting } from '../../ui';

/** The network here is only the inviting clinics. */
const areaOf = ({ invitations, hashProfName, professions }: ShownInvitations): BookingArea => {
  const clinics = new Map(invitations.map(({ clinic }) => [clinic.clinicId, clinic]));
  return { root: 'rvsp', network: { clinics: [...clinics.values()], hashClinicProf: {}, hashProfName, professions } };
};

const useInvitations = () => {
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

type Shown = { invitations: readonly ShownInvitation[]; firstName: string | null; isAsking: boolean };

/** A 401 redirects to identification; back ends without invitations show an empty list. */
export function InInvitationArea({ children }: { children: (shown: Shown) => ReactNode }) {
  const { t } = useTranslation();
  const { invitations, firstName, area, isAsking, error, askAgain } = useInvitations();
  if (invitations && area)
    return (
      <InBookingChannel value={{ area, urls: {} }}>{children({ invitations, firstName, isAsking })}</InBookingChannel>
    );
  if (error === undefined || refusalIn(error)?.status === 401) return <Waiting cards={1} />; // the redirect has begun
  if (isAbsent(error))
    return (
      <Page titleKey="invitation.title" back={{ to: paths.login, label: t('login.title') }}>
        <EmptyState title={t('invitation.none')} text={t('invitation.none.text')} />
      </Page>
    );
  return (
    <Page titleKey="invitation.title">
      <RetryAlert error={error} onRetry={askAgain} />
    </Page>
  );
}
