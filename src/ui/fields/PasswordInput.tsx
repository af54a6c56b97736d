import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { focusRing } from '../theme/mixins';
import { color, radius, space } from '../theme/tokens';
import { Control } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFormContext } from './FormContext';
import { useFieldState, type ShowError } from './useFieldState';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap; /* large letters leave no room for both */
  gap: ${space.s};
  > input {
    flex: 1 1 9rem;
    width: auto;
    min-width: 0;
  }
`;

const Toggle = styled.button`
  min-width: 6.5rem;
  padding: ${space.s} ${space.m};
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  color: ${color.primary};
  font-weight: 650;
  cursor: pointer;
  &:hover {
    background: ${color.primarySoft};
  }
  ${focusRing}
`;

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  show?: ShowError;
  rulesId?: string;
  startsShown?: boolean;
};

/** Hidden again on submit. */
export function PasswordInput({ name, label, autoComplete, show = 'blur', rulesId, startsShown = false }: Props) {
  const { t } = useTranslation();
  const { attempts } = useFormContext();
  const { id, input, error } = useFieldState(name, { label, show });
  const [shownAt, setShownAt] = useState<number | null>(startsShown ? attempts : null);
  const isShown = shownAt === attempts;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Row>
        <Control
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[describedBy(id, undefined, error), rulesId].filter(Boolean).join(' ') || undefined}
          aria-required
        />
        <Toggle
          type="button"
          aria-controls={id}
          aria-label={t(isShown ? 'password.hide.label' : 'password.show.label', { field: label })}
          onClick={() => {
            setShownAt(isShown ? null : attempts);
          }}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </Toggle>
      </Row>
    </FieldFrame>
  );
}
