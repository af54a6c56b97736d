import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { focusRing, visuallyHidden } from '../theme/mixins';
import { color, linkTarget, radius, space } from '../theme/tokens';
import { PickedValues } from './PickedValues';
import { PickerList } from './PickerList';
import type { Option } from './SelectInput';

const Fold = styled.details`
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  > summary {
    min-height: ${linkTarget};
    padding: ${space.s} ${space.m};
    border-radius: ${radius.input};
    cursor: pointer;
    ${focusRing}
  }
  > summary > span {
    font-weight: 650;
  }
  &[open] > :last-child {
    padding: ${space.s} ${space.m} ${space.m};
  }
`;

const Said = styled.div`
  ${visuallyHidden}
`;

/** Orca stops at an empty status. */
function Voice({ children }: { children: string }) {
  return (
    <Said aria-live="polite" aria-atomic="true">
      {children}
    </Said>
  );
}

const subscription = { value: true };

const saidMs = 4_000;

const listOf = (value: string | string[]): string[] => (Array.isArray(value) ? value : value === '' ? [] : [value]);

type Props = { name: string; label: string; find?: string; options: readonly Option[]; single?: boolean };

export function Picker({ name, label, find, options, single = false }: Props) {
  const { t } = useTranslation();
  const { value, onChange } = useField<string | string[]>(name, { subscription }).input;
  const [said, setSaid] = useState('');
  const fold = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid('');
    }, saidMs);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  const chosen = listOf(value);
  const textOf = (count: number) => (count > 0 ? t('picker.chosen', { count }) : t('picker.any'));
  const choose = (next: string[]) => {
    onChange(single ? (next.at(-1) ?? '') : next);
    setSaid(t('picker.said', { label, text: textOf(single ? Math.min(1, next.length) : next.length) }));
  };
  return (
    <div>
      <Fold>
        <summary ref={fold}>
          <span>{label}</span> ({textOf(chosen.length)})
        </summary>
        <PickerList
          name={name}
          label={label}
          find={find}
          options={options}
          chosen={chosen}
          single={single}
          onChoose={choose}
          onFound={(count) => {
            setSaid(t('picker.said', { label, text: t('picker.found', { count }) }));
          }}
        />
      </Fold>
      <PickedValues
        options={options.filter((option) => chosen.includes(option.value))}
        onRemove={(removed) => {
          choose(chosen.filter((one) => one !== removed));
          fold.current?.focus();
        }}
      />
      <Voice>{said}</Voice>
    </div>
  );
}
