import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { color, space } from '../theme/tokens';
import { TextInput } from './TextInput';

const Advice = styled.p`
  margin-top: ${space.s};
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.warning};
`;

type Props = {
  name: string;
  label: string;
  hint: ReactNode;
  /** The person's own number may be filled in by the browser; a dependent's never. */
  own?: boolean;
  optional?: boolean;
  /** What the field keeps: upper case, no spaces, at most 12 characters (spec §5). */
  clean: (typed: string) => string;
  /** A word of advice on a number that looks mistyped; it never blocks. */
  advise: (nam: string) => 'nam.advice.checkDigit' | 'nam.advice.socialInsurance' | undefined;
};

/** A number of Quebec is whole at this length; a shorter one may be, or may go on. */
const wholeLength = 12;

/** A health insurance number. No `maxlength`: spaces and dashes as on the card are typed, then taken out. */
export function NamInput({ name, label, hint, own = true, optional = false, clean, advise }: Props) {
  const { t } = useTranslation();
  const {
    input: { value },
    meta,
  } = useField<string>(name, { subscription: { value: true, active: true } });
  // As soon as a long number is whole, not when it is left: words that come then would move the button that is being pressed.
  const advice = meta.active && value.length < wholeLength ? undefined : advise(value);
  return (
    <div>
      <TextInput
        name={name}
        label={label}
        hint={hint}
        parse={clean}
        capitalize="characters"
        autoComplete={own ? 'on' : 'off'}
        optional={optional}
      />
      <div role="status">{advice && <Advice>{t(advice)}</Advice>}</div>
    </div>
  );
}
