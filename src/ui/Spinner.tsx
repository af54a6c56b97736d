import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

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
    <Text aria-live="polite" aria-atomic="true" data-coming="">
      {isLate ? t('common.loading') : ''}
    </Text>
  );
}
