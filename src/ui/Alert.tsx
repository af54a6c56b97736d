import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';

import { Icon } from './Icon';
import { interrupts, saysOnArrival } from './live';
import { color, radius, space } from './theme/tokens';

export type AlertTone = 'error' | 'success' | 'warning' | 'info';

const tones = {
  error: css`
    --bar: ${color.danger};
    --ground: ${color.dangerSoft};
  `,
  success: css`
    --bar: ${color.success};
    --ground: ${color.successSoft};
  `,
  warning: css`
    --bar: ${color.warning};
    --ground: ${color.warningSoft};
  `,
  info: css`
    --bar: ${color.info};
    --ground: ${color.infoSoft};
  `,
};

const Box = styled.div<{ $tone: AlertTone }>`
  ${({ $tone }) => tones[$tone]}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.m};
  padding: ${space.l};
  border: 1px solid var(--bar);
  border-inline-start-width: 6px;
  border-radius: ${radius.input};
  background: var(--ground);
  color: ${color.ink};
  > svg {
    margin-top: 0.2em;
    color: var(--bar);
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`;

const Heading = styled.p`
  font-size: inherit;
  font-weight: 700;
`;

const text = {
  error: 'common.error',
  success: 'common.success',
  warning: 'common.warning',
  info: 'common.info',
} as const;

type Props = {
  tone?: AlertTone;
  title?: ReactNode;
  children: ReactNode;
  /** Already announced elsewhere. */
  isSaid?: boolean;
  isSummary?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Errors and warnings are assertive. */
export function Alert({ tone = 'error', title, children, isSaid = false, isSummary = false, ref }: Props) {
  const { t } = useTranslation();
  const says = tone === 'error' || tone === 'warning' ? interrupts : saysOnArrival;
  return (
    <Box ref={ref} $tone={tone} {...(!isSaid && says)} tabIndex={-1}>
      <Icon name={tone} />
      <Text>
        <Heading as={isSummary ? 'h2' : 'p'}>{title ?? t(text[tone])}</Heading>
        <div>{children}</div>
      </Text>
    </Box>
  );
}
