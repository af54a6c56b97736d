import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { saysWhole } from './live';
import { color, space } from './theme/tokens';
import { useLater } from './useLater';

const Text = styled.p`
  padding: ${space.xl} 0;
  color: ${color.inkSoft};
`;

/** After 300 ms; announced once, politely. */
export function Spinner() {
  const { t } = useTranslation();
  const isLate = useLater();
  return (
    <Text {...saysWhole} data-coming="">
      {isLate ? t('common.loading') : ''}
    </Text>
  );
}
