import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { focusRing } from '../../ui/theme/mixins';
import { color, space, type } from '../../ui/theme/tokens';
import { toPerson } from '../staffPaths';
import { usePersonFacts } from './usePersonFacts';

export const Row = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  a {
    justify-self: start;
    padding-block: ${space.s};
    font-size: ${type.lead};
    font-weight: 650;
    overflow-wrap: anywhere;
    ${focusRing}
  }
`;

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
