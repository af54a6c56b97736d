import { useId } from 'react';
import styled from 'styled-components';

import { color, linkTarget, space } from '../theme/tokens';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`;

const Label = styled.label`
  font-weight: 650;
  justify-self: start;
`;

const Control = styled.input`
  width: 100%;
  min-height: ${linkTarget};
  margin: 0;
  accent-color: ${color.link};
`;

type Props = { label: string; value: number; max: number; valueText: string; onChange: (value: number) => void };

export function Slider({ label, value, max, valueText, onChange }: Props) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Control
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => {
          onChange(Number(currentTarget.value));
        }}
      />
    </Frame>
  );
}
