import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { paths } from '../../lib/paths';
import { Note, useFieldValue } from '../../ui';

/** There before its words, which are then read out; without them it takes no room between the fields. */
const Spoken = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** A parent who books for a child in their own name has a visit in the wrong file: said as soon as the reason speaks of a child. */
export function OwnFileNote() {
  const reason = useFieldValue('raisonVisite');
  return (
    <Spoken role="status">
      {reason === 'fever-child' && (
        <Note>
          <Trans i18nKey="booking.ownFile" components={{ people: <Link to={paths.dependents} /> }} />
        </Note>
      )}
    </Spoken>
  );
}
