import { Pause } from '../Unseen';
import { ChoiceFrame, ChoiceHint, ChoiceMark, ChoiceRow } from './ChoiceFrame';
import type { Option } from './SelectInput';
import { useFieldState } from './useFieldState';

type Props = {
  name: string;
  label: string;
  labelHidden?: boolean;
  options: readonly (Option & { disabled?: boolean; hint?: string; lang?: string })[];
  beside?: boolean;
};

export function Radios({ name, label, labelHidden = false, options, beside = false }: Props) {
  const { id, input, error } = useFieldState(name, { label });
  return (
    <ChoiceFrame id={id} label={label} labelHidden={labelHidden} error={error} beside={beside}>
      {options.map(({ value, label: text, disabled = false, hint, lang }, at) => (
        <ChoiceRow key={value}>
          <ChoiceMark
            type="radio"
            lang={lang}
            id={at === 0 ? id : undefined}
            name={name}
            value={value}
            checked={input.value === value}
            disabled={disabled}
            onChange={() => {
              input.onChange(value);
            }}
            onBlur={input.onBlur}
          />
          <span lang={lang}>
            <span>{text}</span>
            {hint !== undefined && (
              <>
                <Pause>,</Pause> <ChoiceHint>{hint}</ChoiceHint>
              </>
            )}
          </span>
        </ChoiceRow>
      ))}
    </ChoiceFrame>
  );
}
