import styled from 'styled-components';

import { useTold } from '../../i18n/useTold';
import { Icon } from '../Icon';
import { focusRing, visuallyHidden } from '../theme/mixins';
import { color, linkTarget, radius, space } from '../theme/tokens';
import type { Option } from './SelectInput';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: ${space.s} 0 0;
  padding: 0;
  list-style: none;
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${linkTarget};
  padding: ${space.xs} ${space.m};
  border: 2px solid ${color.primary};
  border-radius: ${radius.control};
  background: ${color.primarySoft};
  color: ${color.ink};
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

const Said = styled.span`
  ${visuallyHidden}
`;

type Props = { picked: readonly Option[]; onRemove: (value: string) => void };

export function PickedValues({ picked, onRemove }: Props) {
  const told = useTold();
  if (picked.length === 0) return null;
  return (
    <List>
      {picked.map(({ value, label }) => (
        <li key={value}>
          <Remove
            type="button"
            onClick={() => {
              onRemove(value);
            }}
          >
            <Said>{told('picker.remove', { name: label })}</Said>
            <span aria-hidden="true" translate="no">
              {label}
            </span>
            <Icon name="close" />
          </Remove>
        </li>
      ))}
    </List>
  );
}
