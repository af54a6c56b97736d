import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { color, space } from '../theme/tokens';
import { FieldError } from './FieldError';

const Stack = styled.div<{ $wrong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  ${({ $wrong }) => $wrong && `border-inline-start: 4px solid ${color.danger}; padding-inline-start: ${space.l};`}
`;

const Label = styled.label`
  font-weight: 650;
  justify-self: start;
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: 1.0625rem;
  line-height: 1.45;
`;

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
};

export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') || undefined;

export function FieldFrame({ id, label, hint, error, optional = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <Stack $wrong={error !== undefined}>
      <Label htmlFor={id}>
        <span>{label}</span> {optional && <Optional>{t('common.optional')}</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={id} error={error} />
      {children}
    </Stack>
  );
}
