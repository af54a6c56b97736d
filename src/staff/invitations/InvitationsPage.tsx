import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { changesSlots } from '../../../contract/staffRoles.ts';
import type { StaffInvitation } from '../../../contract/staffInvitations.ts';
import { useTold } from '../../i18n/useTold';
import { EmptyState, Outcome, Page, RetryAlert, Skeleton } from '../../ui';
import { useShowInvitationsQuery } from '../invitationsApi';
import { NoClinic } from '../NoClinic';
import { useShowSeriesChoicesQuery } from '../slotsApi';
import { toSlots } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useSaid } from '../useSaid';
import { useStaffTitle } from '../useStaffTitle';
import { OpenInvitation } from './OpenInvitation';
import { InvitationDialog, type InvitationAsked } from './InvitationDialog';
import { InviteForm } from './InviteForm';

type Shown = { clinic: StaffClinic; onDone: (said: string) => void };

function Invitations({ invitations, clinic, onDone }: Shown & { invitations: readonly StaffInvitation[] }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<InvitationAsked>();
  return (
    <>
      {invitations.length === 0 && (
        <EmptyState title={t('staff.invitations.none.title')} text={t('staff.invitations.none.text')} />
      )}
      {invitations.map((invitation) => (
        <OpenInvitation
          key={invitation.invitationId}
          invitation={invitation}
          timeZone={clinic.timeZone}
          onAsk={(act) => {
            setAsking({ act, invitation });
          }}
        />
      ))}
      {asking && (
        <InvitationDialog
          {...asking}
          clinicId={clinic.clinicId}
          onDone={onDone}
          onClosed={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

function Lists({ clinic, onDone }: Shown) {
  const { t } = useTranslation();
  const choices = useShowSeriesChoicesQuery(clinic.clinicId);
  const asked = useShowInvitationsQuery(clinic.clinicId);
  const { currentData, error, isFetching, refetch } = asked;
  return (
    <>
      {choices.error && !choices.isFetching && <RetryAlert error={choices.error} onRetry={choices.refetch} />}
      {choices.currentData && <InviteForm clinic={clinic} choices={choices.currentData} onDone={onDone} />}
      <h2>{t('staff.invitations.open')}</h2>
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {currentData && <Invitations invitations={currentData.invitations} clinic={clinic} onDone={onDone} />}
    </>
  );
}

function ClinicInvitations({ clinic }: { clinic: StaffClinic }) {
  const { t } = useTranslation();
  const told = useTold();
  const { said, onDone } = useSaid();
  const { clinicId, name } = clinic;
  useStaffTitle(t('staff.invitations.title', { clinic: name }));
  return (
    <Page
      title={told('staff.invitations.title', { clinic: name })}
      back={{ to: toSlots(clinicId), label: t('staff.series.back') }}
    >
      {said && (
        <Outcome key={said.count} tone="success">
          <p>{said.text}</p>
        </Outcome>
      )}
      <Lists clinic={clinic} onDone={onDone} />
    </Page>
  );
}

export function InvitationsPage() {
  const { clinic } = useClinicsWhere(changesSlots);
  return clinic ? <ClinicInvitations key={clinic.clinicId} clinic={clinic} /> : <NoClinic />;
}
