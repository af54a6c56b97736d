import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Icon } from '../Icon';
import { focusRing } from '../theme/mixins';
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

type Props = { options: readonly Option[]; onRemove: (value: string) => void };

export function PickedValues({ options, onRemove }: Props) {
  const { t } = useTranslation();
  if (options.length === 0) return null;
  return (
    <List>
      {options.map(({ value, label }) => (
        <li key={value}>
          <Remove
            type="button"
            aria-label={t('picker.remove', { label })}
            onClick={() => {
              onRemove(value);
            }}
          >
            {label}
            <Icon name="close" />
          </Remove>
        </li>
      ))}
    </List>
  );
}
