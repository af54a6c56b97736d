import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { AnchorLink } from '../../ui';
import { space } from '../../ui/theme/tokens';

const Slots = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${space.s};
  }
  @media print {
    display: none;
  }
`;

/** The parts of the file on one line: it may be long. */
export function FileOutline({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  return (
    <Slots aria-label={t('export.outline')}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink anchor={id}>{title}</AnchorLink>
          </li>
        ))}
      </ul>
    </Slots>
  );
}
