import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { isPartOf } from '../../lib/searchable';
import { Button } from '../Button';
import { space } from '../theme/tokens';
import { useFirstNew } from '../useFirstNew';
import { ChoiceFrame, ChoiceMark, ChoiceRow } from './ChoiceFrame';
import { Control } from './controlLook';
import { FieldFrame } from './FieldFrame';
import type { Option } from './SelectInput';

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const shownAtFirst = 8;

const typingPauseMs = 700;

const useFoundVoice = (typed: string, count: number, onFound: (count: number) => void) => {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(() => {
      latest.current(count);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, count]);
};

type Props = {
  name: string;
  label: string;
  find: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  single: boolean;
  onChoose: (values: string[]) => void;
  onFound: (count: number) => void;
};

export function PickerList({ name, label, find, options, chosen, single, onChoose, onFound }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = options.filter((option) => isPartOf(typed.trim(), option.label));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const idOf = (value: string) => `${id}-${value}`;
  const goToNew = useFirstNew(shown.map(({ value }) => idOf(value)));
  useFoundVoice(typed, found.length, onFound);
  const toggle = (value: string) => {
    if (single) onChoose([value]);
    else onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <Inside>
      {find !== undefined && options.length > shownAtFirst && (
        <FieldFrame id={id} label={find}>
          <Control
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </FieldFrame>
      )}
      {found.length === 0 && <p>{t('picker.found', { count: 0 })}</p>}
      {found.length > 0 && (
        <ChoiceFrame id={id} label={label} labelHidden>
          {shown.map(({ value, label: text }) => (
            <ChoiceRow key={value}>
              <ChoiceMark
                type={single ? 'radio' : 'checkbox'}
                id={idOf(value)}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => {
                  toggle(value);
                }}
              />
              <span>{text}</span>
            </ChoiceRow>
          ))}
        </ChoiceFrame>
      )}
      {shown.length < found.length && (
        <Button
          look="quiet"
          label={t('picker.moreOf', { count: found.length - shown.length, label })}
          onPress={() => {
            goToNew();
            setIsWhole(true);
          }}
        >
          {t('picker.more', { count: found.length - shown.length })}
        </Button>
      )}
    </Inside>
  );
}
