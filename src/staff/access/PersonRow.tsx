import { Link } from 'react-router-dom';

import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { Row } from '../Row';
import { toPerson } from '../staffPaths';
import { usePersonFacts } from './usePersonFacts';

export function PersonRow({ person, clinicId }: { person: StaffPersonSummary; clinicId: string }) {
  const { name, line } = usePersonFacts(person);
  return (
    <Row>
      <Link to={toPerson(clinicId, person.patientId)} translate="no">
        {name}
      </Link>
      <p>{line}</p>
    </Row>
  );
}
