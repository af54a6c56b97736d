import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { color } from '../../ui/theme/tokens';

const Lines = styled.section`
  display: none;
  @media print {
    display: block;
    break-inside: avoid;
    hr {
      height: 8mm;
      margin: 0;
      border: 0;
      border-bottom: 1px solid ${color.control};
    }
  }
`;

/** On paper only: room for what one wants to ask, and for what was said. */
export function PrintedNotes() {
  const { t } = useTranslation();
  return (
    <Lines>
      <h2>{t('visit.notes')}</h2>
      <hr />
      <hr />
      <hr />
      <hr />
      <hr />
    </Lines>
  );
}
