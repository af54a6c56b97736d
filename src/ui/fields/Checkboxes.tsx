import { useId } from 'react';
import { useField } from 'react-final-form';

import { ChoiceFrame, ChoiceMark, ChoiceRow } from './ChoiceFrame';
import type { Option } from './SelectInput';

type Props = { name: string; label: string; options: readonly Option[]; beside?: boolean };

/** Any number of answers; none means that it does not matter. The field keeps the list of their values. */
export function Checkboxes({ name, label, options, beside = false }: Props) {
  const id = useId();
  const { input: { value: chosen, onChange } } = useField<string[]>(name, { subscription: { value: true } });
  const toggle = (value: string) => {
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <ChoiceFrame id={id} label={label} beside={beside}>
      {options.map(({ value, label: words }) => (
        <ChoiceRow key={value}>
          <ChoiceMark type="checkbox" name={name} value={value} checked={chosen.includes(value)} onChange={() => { toggle(value); }} />
          <span>{words}</span>
        </ChoiceRow>
      ))}
    </ChoiceFrame>
  );
}
