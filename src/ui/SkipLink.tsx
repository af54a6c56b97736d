import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, radius, space } from './theme/tokens';

const Shape = styled.a`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-start: ${space.s};
  z-index: 2;
  padding: ${space.m} ${space.l};
  border-radius: ${radius.input};
  background: ${color.surface};
  font-weight: 650;
  ${focusRing}
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The hash belongs to the router. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Shape
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById('content');
        content?.scrollIntoView();
        content?.focus();
      }}
    >
      {t('common.skipToContent')}
    </Shape>
  );
}
