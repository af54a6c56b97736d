import styled from 'styled-components';

import { color } from './theme/tokens';

const Drawing = styled.svg`
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
`;

export function Mark() {
  return (
    <Drawing viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill={color.primary} />
      <g fill="none" stroke={color.onPrimary} strokeWidth="3" strokeLinecap="round">
        <path d="M8 16c4-5 8-5 12 0s8 5 12 0" />
        <path d="M8 24c4-5 8-5 12 0s8 5 12 0" opacity="0.75" />
        <path d="M14 32c2-2.5 4-2.5 6 0s4 2.5 6 0" opacity="0.5" />
      </g>
      <circle cx="29" cy="8.5" r="2.6" fill={color.focus} />
    </Drawing>
  );
}
