import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { StaffAccessRequest } from '../../../contract/staffPeople.ts';
import { Marked, unmarked } from '../../i18n/Marked';
import { useTold } from '../../i18n/useTold';
import { listed, phrasesWithin } from '../../lib/lists';
import { Row } from '../Row';
import { toPerson } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useSince } from '../threads/useSince';
import { useBasis } from './useBasis';
import { usePersonFacts } from './usePersonFacts';

export function RequestRow({ request, clinic }: { request: StaffAccessRequest; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const told = useTold();
  const { lawOf, nameOf } = useBasis();
  const { askedAt, awaits, holder, person } = request;
  const { name, born } = usePersonFacts(person);
  const since = useSince(clinic.timeZone)(askedAt);
  return (
    <Row>
      <Link
        to={toPerson(clinic.clinicId, person.patientId)}
        aria-label={listed([name, t(`staff.awaits.${awaits}`), unmarked(since)])}
      >
        <span translate="no">{name}</span>
      </Link>
      <p>{born}</p>
      <p>{told('staff.access.asks', { holder }, { basis: phrasesWithin([nameOf(request)]) })}</p>
      <p>
        <b>{t(`staff.awaits.${awaits}`)}</b> <span>{lawOf(request)}</span>
      </p>
      <p>
        <time dateTime={askedAt}>
          <Marked text={since} />
        </time>
      </p>
    </Row>
  );
}
