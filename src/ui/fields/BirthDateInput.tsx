import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { isOtherBirthDate } from '../../lib/numberAndBirthDate';
import { dateOrText, readDate } from '../../lib/typedDate';
import { saysWhole } from '../live';
import { Advice } from './Advice';
import { Control } from './controlLook';
import { useLater } from '../useLater';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';
import { useFieldValue } from './useFieldValue';

type Props = {
  name: string;
  label: string;
  own?: boolean;
  optional?: boolean;
  nam?: string | null;
  namField?: string;
};

/** Milliseconds: half a date may be another. */
const pauseMs = 1_000;

function AfterPause({ isLeft, children }: { isLeft: boolean; children: ReactNode }) {
  const isLate = useLater(pauseMs);
  return (isLeft || isLate) && children;
}

/** The form has `YYYY-MM-DD`, or the text where it is no date. */
export function BirthDateInput({ name, label, own = false, optional = false, nam = null, namField }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const parse = (typed: string): string => dateOrText(typed, lang);
  const { id, input, error } = useFieldState(name, { label, parse });
  const typedNumber = useFieldValue(namField ?? name);
  const [raw, setRaw] = useState(input.value);
  const [isLeft, setIsLeft] = useState(true);
  const typed = parse(raw) === input.value ? raw : input.value;
  const isCompact = /^\d{8}$/.test(typed);
  const date = readDate(input.value, lang);
  const number = namField === undefined ? nam : typedNumber;
  const hint = t('birthDate.hint');
  const isOther = date !== null && number !== null && isOtherBirthDate(number, date);
  return (
    <div>
      <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
        <Control
          {...input}
          id={id}
          type="text"
          value={isCompact ? input.value : typed}
          onChange={(event) => {
            setRaw(event.target.value);
            setIsLeft(false);
            input.onChange(event);
          }}
          onBlur={() => {
            setIsLeft(true);
            input.onBlur();
          }}
          autoComplete={own ? 'bday' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, hint, error)}
          aria-required={!optional || undefined}
        />
      </FieldFrame>
      <div {...saysWhole}>
        <AfterPause key={input.value} isLeft={isLeft}>
          {date !== null && typed !== date && <p>{formatDate(date, lang, { weekday: false })}</p>}
          {isOther && <Advice>{t('birthDate.otherThanNumber')}</Advice>}
        </AfterPause>
      </div>
    </div>
  );
}
