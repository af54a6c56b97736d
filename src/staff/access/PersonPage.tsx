import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { knowsPeople } from '../../../contract/staffRoles.ts';
import type { StaffPerson } from '../../../contract/staffPeople.ts';
import { EmptyState, Outcome, Page, RetryAlert, Skeleton } from '../../ui';
import { NoClinic } from '../NoClinic';
import { useShowPersonQuery } from '../peopleApi';
import { toAccess } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useSaid } from '../useSaid';
import { useStaffTitle } from '../useStaffTitle';
import { CardForm } from './CardForm';
import { LinkCard } from './LinkCard';
import { LinkDialog } from './LinkDialog';
import type { Asking } from './linkDialogProps';
import { Twins } from './Twins';
import { useLinkActs } from './useLinkActs';
import { usePersonFacts } from './usePersonFacts';

type Opened = { found: StaffPerson; clinic: StaffClinic; onDone: (said: string) => void };

function Links({ found: { links, person }, clinic, onDone }: Opened) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>();
  const acts = useLinkActs(clinic.clinicId, onDone);
  const { name } = usePersonFacts(person);
  return (
    <>
      <h2>{t('staff.links.title')}</h2>
      {links.length === 0 && <EmptyState title={t('staff.links.none.title')} text={t('staff.links.none.text')} />}
      {links.map((link) => (
        <LinkCard
          key={link.linkId}
          link={link}
          onAsk={(act) => {
            setAsking({ act, link });
          }}
        />
      ))}
      {asking && (
        <LinkDialog
          {...asking}
          person={name}
          acts={acts}
          onClosed={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

function Found(opened: Opened) {
  const { found, clinic, onDone } = opened;
  return (
    <>
      <Links {...opened} />
      <CardForm person={found.person} clinic={clinic} onDone={onDone} />
      {found.twins.length > 0 && <Twins person={found.person} twins={found.twins} clinic={clinic} onDone={onDone} />}
    </>
  );
}

function Facts({ person }: Pick<StaffPerson, 'person'>) {
  return <span>{usePersonFacts(person).line}</span>;
}

function Name({ person }: Pick<StaffPerson, 'person'>) {
  return <span translate="no">{usePersonFacts(person).name}</span>;
}

/** The title of the window stays in the history of the browser: it names nobody. */
function Person({ patientId, clinic }: { patientId: string; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { clinicId } = clinic;
  const { currentData: found, error, isFetching, refetch } = useShowPersonQuery({ clinic: clinicId, patientId });
  const { said, onDone } = useSaid();
  useStaffTitle(t('staff.person.page'));
  return (
    <Page
      title={found ? <Name person={found.person} /> : t('staff.person.page')}
      lead={found && <Facts person={found.person} />}
      back={{ to: toAccess(clinicId), label: t('staff.access.back') }}
    >
      {said && (
        <Outcome key={said.count} tone="success">
          <p>{said.text}</p>
        </Outcome>
      )}
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {found === undefined && isFetching && <Skeleton cards={2} />}
      {found && <Found found={found} clinic={clinic} onDone={onDone} />}
    </Page>
  );
}

export function PersonPage() {
  const { clinic } = useClinicsWhere(knowsPeople);
  const { id = '' } = useParams();
  return clinic ? <Person key={`${clinic.clinicId} ${id}`} patientId={id} clinic={clinic} /> : <NoClinic />;
}
