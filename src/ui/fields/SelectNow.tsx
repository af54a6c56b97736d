import { useId } from 'react';
import styled from 'styled-components';

import { linkTarget, space } from '../theme/tokens';
import { controlLook } from './controlLook';
import type { Option } from './SelectInput';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;

const Label = styled.label`
  font-weight: 650;
`;

const Control = styled.select`
  ${controlLook}
  flex: 1 1 auto;
  width: auto;
  min-width: 0;
  max-width: 100%;
  min-height: ${linkTarget};
  padding-block: ${space.xs};
  text-overflow: ellipsis;
  field-sizing: content;
`;

type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  empty?: string;
  onChange: (value: string) => void;
};

/** In no form: a choice counts at once. */
export function SelectNow({ label, value, options, empty, onChange }: Props) {
  const id = useId();
  return (
    <Line>
      <Label htmlFor={id}>{label}</Label>
      <Control
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value: each, label: text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Control>
    </Line>
  );
}
