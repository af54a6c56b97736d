import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { type } from '../../ui/theme/tokens';

const Code = styled.strong`
  display: block;
  font-size: ${type.h2};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

/** Two groups of five are easier to read aloud. */
const inGroups = (reference: string): string => reference.replace(/^(.{5})(.{5})$/, '$1 $2');

/** The ten characters that name a visit on the phone. */
export function Reference({ children }: { children: string }) {
  const { t } = useTranslation();
  if (children === '') return null;
  return (
    <div>
      <p>
        {t('confirmed.reference')}
        <Code translate="no">{inGroups(children)}</Code>
      </p>
      <p>{t('confirmed.reference.hint')}</p>
    </div>
  );
}
