import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { useServerMessage } from '../i18n/useServerMessage';
import { saysOnArrival } from './live';
import { Pause } from './Unseen';
import { focusRing, sheet } from './theme/mixins';
import { color, space, type } from './theme/tokens';

const frame = css`
  ${sheet}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.l};
  min-height: 5rem;
  padding: ${space.m} ${space.l};
  > svg {
    color: ${color.primary};
  }
  > svg:first-child {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Shape = styled(Link)`
  ${frame}
  text-decoration: none;
  transition: border-color 120ms;
  &,
  &:visited {
    color: ${color.ink};
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  /* Large text on a phone: the words need the room. */
  @container (max-width: 18rem) {
    > svg:last-child {
      display: none;
    }
  }
  ${focusRing}
`;

const Missed = styled.div`
  ${frame}
  grid-template-columns: auto minmax(0, 1fr);
  > :last-child {
    grid-column: 2;
    justify-self: start;
  }
`;

const Text = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.35;
  strong {
    font-size: ${type.lead};
    font-weight: 650;
  }
  > span {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

export const TaskCards = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`;

type Props = { to: string; icon: IconName; label: ReactNode; hint: ReactNode; onPress?: () => void };

export function TaskCard({ to, icon, label, hint, onPress }: Props) {
  return (
    <Shape to={to} onClick={onPress}>
      <Icon name={icon} />
      <Text>
        <strong>
          <span>{label}</span>
          <Pause>,</Pause>
        </strong>
        <span>{hint}</span>
      </Text>
      <Icon name="next" />
    </Shape>
  );
}

type MissedProps = {
  icon: IconName;
  label: string;
  error: Parameters<ReturnType<typeof useServerMessage>>[0];
  onRetry: () => unknown;
};

export function TaskMissed({ icon, label, error, onRetry }: MissedProps) {
  const { t } = useTranslation();
  const text = useServerMessage();
  return (
    <Missed>
      <Icon name={icon} />
      <Text {...saysOnArrival}>
        <strong>{label}</strong>
        <span>{text(error)}</span>
      </Text>
      <Button
        look="secondary"
        label={t('common.labelled', { label: t('common.retry'), text: label })}
        onPress={() => {
          onRetry();
        }}
      >
        {t('common.retry')}
      </Button>
    </Missed>
  );
}
