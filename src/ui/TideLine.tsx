import styled from 'styled-components';

import { color, wide } from './theme/tokens';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 12px;
  ${wide} {
    height: 24px;
  }
  @media (forced-colors: active) {
    display: none;
  }
  header:has([data-room='menu']) > & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export function TideLine() {
  return (
    <Drawing viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path fill={color.primarySoft} d="M0 0h1200v10c-140 14-260 16-420 6S440 4 280 12 70 24 0 18Z" />
      <path fill={color.surface} d="M0 0h1200v3c-180 12-330 13-500 5S380-1 230 5 60 15 0 10Z" />
    </Drawing>
  );
}
