import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useAppDispatch } from '../../store/hooks';
import { Button, Cluster, PortalForm, Stack } from '../../ui';
import { focusRing, sheet } from '../../ui/theme/mixins';
import { color, radius, space, target } from '../../ui/theme/tokens';
import { professionalChosen } from '../channel/appointmentsSlice';
import { FilterFields } from './FilterFields';
import { initialFilters, withFilters, withoutFilters } from './filterForm';
import { countFilters, type SearchChoice } from './searchChoice';
import { useChosen } from '../channel/useChosen';

const Fold = styled.details`
  ${sheet}
  > summary {
    padding: ${space.m} ${space.l};
    min-height: ${target};
    border-radius: ${radius.card};
    color: ${color.primary};
    font-weight: 650;
    cursor: pointer;
    ${focusRing}
  }
  > div {
    padding: 0 ${space.l} ${space.m};
  }
  @media print {
    display: none;
  }
`;

type Props = {
  choice: SearchChoice;
  movingId: string | null;
  onFilter: (choice: SearchChoice) => void;
};

export function FilterPanel({ choice, movingId, onFilter }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const profId = useChosen(movingId).profId ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLElement>(null);
  const count = countFilters(choice, { raisonVisite: '', profId });

  const apply = (next: SearchChoice, nextProfId: string | null) => {
    dispatch(professionalChosen({ profId: nextProfId, movingId }));
    setIsOpen(false);
    fold.current?.focus();
    onFilter(next);
  };
  return (
    <Fold
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary ref={fold}>
        {t('booking.filters')}
        {count > 0 && ` (${t('booking.filters.active', { count })})`}
      </summary>
      <div>
        <PortalForm
          key={JSON.stringify([choice, profId])}
          initialValues={initialFilters(choice, profId)}
          validate={() => ({})}
          onSubmit={async (values) => {
            apply(withFilters(choice, values), values.profIds || null);
            return undefined;
          }}
        >
          {() => (
            <Stack $gap="m">
              <FilterFields isNear={choice.near !== null} />
              <Cluster>
                <Button type="submit">{t('booking.filters.apply')}</Button>
                {count > 0 && (
                  <Button
                    look="quiet"
                    onPress={() => {
                      apply(withoutFilters(choice), null);
                    }}
                  >
                    {t('booking.filters.clear')}
                  </Button>
                )}
              </Cluster>
            </Stack>
          )}
        </PortalForm>
      </div>
    </Fold>
  );
}
