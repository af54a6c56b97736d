import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from '../theme/mixins';
import { color, radius, space, target } from '../theme/tokens';
import { FieldError } from './FieldError';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > p {
    margin-bottom: ${space.s};
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.s};
  font-weight: 650;
`;

const Options = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${space.s};
  grid-template-columns: ${({ $beside }) => ($beside ? 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' : 'minmax(0, 1fr)')};
`;

export const ChoiceRow = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  align-items: center;
  min-height: ${target};
  padding: ${space.s} ${space.m};
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  line-height: 1.35;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    background: ${color.sunken};
  }
`;

export const ChoiceMark = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.primary};
  ${focusRing}
`;

export const ChoiceHint = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: 1.0625rem;
  line-height: 1.45;
`;

type Props = {
  id: string;
  label: string;
  /** A hidden legend would be heard twice. */
  labelHidden?: boolean;
  error?: string | undefined;
  beside?: boolean;
  children: ReactNode;
};

/** The first answer has `id`, the error summary's target. */
export function ChoiceFrame({ id, label, labelHidden = false, error, beside = false, children }: Props) {
  return (
    <Group
      aria-label={labelHidden ? label : undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      {!labelHidden && <Legend>{label}</Legend>}
      <FieldError id={id} error={error} />
      <Options $beside={beside}>{children}</Options>
    </Group>
  );
}
