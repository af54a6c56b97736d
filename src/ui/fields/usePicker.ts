import { useState, type KeyboardEvent } from 'react';

import { beginsWords } from '../../lib/searchable';
import type { Option } from './SelectInput';

const closed = { typed: '', isOpen: false, at: -1 };

/** The keys of a combobox with a list (WAI-ARIA APG): the focus stays in the field. */
export const usePicker = (options: readonly Option[], onAdd: (value: string) => void) => {
  const [{ typed, isOpen, at }, setState] = useState(closed);
  const found = options.filter(({ label }) => beginsWords(typed, label));
  const active = isOpen ? found[at] : undefined;
  const open = (next: number) => {
    setState({ typed, isOpen: true, at: next });
  };
  const close = () => {
    setState(closed);
  };
  const add = ({ value }: Option) => {
    close();
    onAdd(value);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      open(at + 1 < found.length ? at + 1 : 0);
    },
    ArrowUp: () => {
      open(at > 0 ? at - 1 : found.length - 1);
    },
    Enter: () => {
      const [only, ...others] = isOpen ? found : [];
      const wanted = active ?? (others.length === 0 ? only : undefined);
      if (wanted) add(wanted);
    },
    Escape: close,
  };
  return {
    typed,
    found,
    isOpen,
    active,
    add,
    close,
    open: () => {
      if (!isOpen) open(-1);
    },
    type: (text: string) => {
      setState({ typed: text, isOpen: true, at: -1 });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
};
