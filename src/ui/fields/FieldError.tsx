import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Icon } from '../Icon';
import { color, space } from '../theme/tokens';

const Problem = styled.p`
  display: flex;
  gap: ${space.s};
  color: ${color.danger};
  font-weight: 650;
  line-height: 1.4;
  svg {
    margin-top: 0.1em;
  }
  span {
    min-width: 0;
  }
`;

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const { t } = useTranslation();
  if (error === undefined) return null;
  return (
    <Problem id={`${id}-error`}>
      <Icon name="error" />
      <span>{t('common.errorText', { text: error })}</span>
    </Problem>
  );
}
