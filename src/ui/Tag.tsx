import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { color, radius, space, type } from './theme/tokens';

const tones = {
  success: css`
    background: ${color.successSoft};
    border-color: ${color.success};
  `,
  info: css`
    background: ${color.infoSoft};
    border-color: ${color.info};
  `,
  quiet: css`
    background: ${color.sunken};
    border-color: ${color.control};
  `,
};

const Shape = styled.span<{ $tone: keyof typeof tones }>`
  justify-self: start;
  display: inline-block;
  padding: 0 ${space.m};
  border: 1px solid;
  border-radius: ${radius.tag};
  color: ${color.ink};
  font-size: ${type.small};
  font-weight: 650;
  ${({ $tone }) => tones[$tone]}
`;

/** Never by colour alone. */
export function Tag({ tone = 'quiet', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <Shape $tone={tone}>{children}</Shape>;
}
