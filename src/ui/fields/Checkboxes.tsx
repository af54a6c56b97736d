import { useField } from 'react-final-form';

import { ChoiceFrame, ChoiceMark, ChoiceRow } from './ChoiceFrame';
import type { Option } from './SelectInput';
import { useFieldState } from './useFieldState';

type Props = { name: string; label: string; options: readonly Option[]; beside?: boolean };

/** Empty usually means any. */
export function Checkboxes({ name, label, options, beside = false }: Props) {
  const {
    id,
    input: { onBlur },
    error,
  } = useFieldState(name, { label });
  const {
    input: { value: chosen, onChange },
  } = useField<string[]>(name, { subscription: { value: true } });
  const toggle = (value: string) => {
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <ChoiceFrame id={id} label={label} error={error} beside={beside}>
      {options.map(({ value, label: text }, at) => (
        <ChoiceRow key={value}>
          <ChoiceMark
            type="checkbox"
            id={at === 0 ? id : undefined}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => {
              toggle(value);
            }}
            onBlur={onBlur}
          />
          <span>{text}</span>
        </ChoiceRow>
      ))}
    </ChoiceFrame>
  );
}
