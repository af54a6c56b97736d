import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { color, linkTarget, radius, space } from '../theme/tokens';
import type { Option } from './SelectInput';

const Sheet = styled.div`
  position: absolute;
  inset: calc(100% + 2px) 0 auto;
  z-index: 2;
  max-height: 16rem;
  overflow-y: auto;
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  min-height: ${linkTarget};
  padding: ${space.xs} ${space.m};
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`;

const Nothing = styled.p`
  padding: ${space.m};
`;

type Props = {
  id: string;
  label: string;
  found: readonly Option[];
  active: Option | undefined;
  idOf: (option: Option) => string;
  onPick: (option: Option) => void;
};

export function PickerList({ id, label, found, active, idOf, onPick }: Props) {
  const { t } = useTranslation();
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Sheet
      // A press here keeps the focus in the field.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {found.length === 0 ? (
        <Nothing aria-hidden="true">{t('picker.found', { count: 0 })}</Nothing>
      ) : (
        <List id={id} role="listbox" aria-label={label}>
          {found.map((option) => (
            <Row
              key={option.value}
              id={idOf(option)}
              role="option"
              aria-selected={option.value === active?.value}
              translate="no"
              onClick={() => {
                onPick(option);
              }}
            >
              {option.label}
            </Row>
          ))}
        </List>
      )}
    </Sheet>
  );
}
