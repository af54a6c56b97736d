import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { saysWhole } from '../live';
import { Passing } from '../Passing';
import { visuallyHidden } from '../theme/mixins';
import { linkTarget, space } from '../theme/tokens';
import { useLater } from '../useLater';
import { Control } from './controlLook';
import { FieldFrame } from './FieldFrame';
import { PickedValues } from './PickedValues';
import { PickerList } from './PickerList';
import type { Option } from './SelectInput';
import { usePicker } from './usePicker';

const Around = styled.div`
  position: relative;
`;

const Field = styled(Control)`
  min-height: ${linkTarget};
  padding-block: ${space.xs};
`;

const Said = styled.div`
  ${visuallyHidden}
`;

const typingPauseMs = 700;

function Found({ count }: { count: number }) {
  const { t } = useTranslation();
  return useLater(typingPauseMs) && <Passing>{t('picker.found', { count })}</Passing>;
}

type Props = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
};

/** In no form: a choice counts at once, and the field is ready for the next (decision 106). */
export function Picker({ label, options, chosen, onAdd, onRemove }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, found, isOpen, active, ...acts } = usePicker(
    options.filter(({ value }) => !chosen.includes(value)),
    onAdd,
  );
  const idOf = ({ value }: Option) => `${id}-${value}`;
  const listId = `${id}-list`;
  const isListed = isOpen && found.length > 0;
  return (
    <div>
      <FieldFrame id={id} label={label}>
        <Around>
          <Field
            ref={field}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={active && idOf(active)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              acts.type(currentTarget.value);
            }}
            onKeyDown={acts.onKeyDown}
            onClick={acts.open}
            onBlur={acts.close}
          />
          {isOpen && <PickerList id={listId} {...{ label, found, active, idOf }} onPick={acts.add} />}
        </Around>
      </FieldFrame>
      <PickedValues
        picked={options.filter(({ value }) => chosen.includes(value))}
        onRemove={(value) => {
          field.current?.focus();
          onRemove(value);
        }}
      />
      <Said {...saysWhole}>{isOpen && typed !== '' && <Found key={typed} count={found.length} />}</Said>
    </div>
  );
}
