import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { isOtherBirthDate } from '../../lib/numberAndBirthDate';
import { saysWhole } from '../live';
import { Advice } from './Advice';
import { TextInput } from './TextInput';

type Props = {
  name: string;
  label: string;
  hint: ReactNode;
  /** Autofill, never for a dependent's number. */
  own?: boolean;
  optional?: boolean;
  /** Upper case, no spaces, at most 12 characters (spec §5). */
  clean: (typed: string) => string;
  birthDate?: string;
  /** Never blocks. */
  advise: (nam: string) => 'nam.advice.checkDigit' | 'nam.advice.socialInsurance' | undefined;
};

const wholeLength = 12;

/** No `maxlength`: typed spaces and dashes are removed. */
export function NamInput({ name, label, hint, own = true, optional = false, birthDate = '', clean, advise }: Props) {
  const { t } = useTranslation();
  const {
    input: { value },
    meta,
  } = useField<string>(name, { subscription: { value: true, active: true } });
  // Not on blur: it would move the button being pressed.
  const isTyping = meta.active && value.length < wholeLength;
  const isOther = birthDate !== '' && isOtherBirthDate(value, birthDate);
  const advice = isTyping ? undefined : (advise(value) ?? (isOther ? 'nam.advice.otherBirthDate' : undefined));
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
      <div {...saysWhole}>{advice && <Advice>{t(advice)}</Advice>}</div>
    </div>
  );
}
