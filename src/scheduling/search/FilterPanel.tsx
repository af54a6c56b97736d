import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { untilLoaded } from '../../lib/untilLoaded';
import { useAppDispatch } from '../../store/hooks';
import { Button, Cluster, Spinner } from '../../ui';
import { focusRing, sheet, visuallyHidden } from '../../ui/theme/mixins';
import { color, radius, space, target } from '../../ui/theme/tokens';
import { professionalChosen } from '../channel/appointmentsSlice';
import { withoutFilters } from './filterChoice';
import { countFilters, type SearchChoice } from './searchChoice';
import { useChosen } from '../channel/useChosen';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  align-items: center;
  gap: ${space.m};
  line-height: 1.3;
`;

const Opener = styled.button`
  min-height: ${target};
  padding: ${space.s} ${space.l};
  border: 2px solid ${color.primary};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primary};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.primarySoft};
  }
  ${focusRing}
  @media print {
    display: none;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const Panel = styled.div`
  ${sheet}
  padding: ${space.l};
  > * + * {
    margin-block-start: ${space.m};
  }
  @media print {
    display: none;
  }
`;

const FilterFields = lazy(async () => ({
  default: await untilLoaded(
    async () => (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './FilterFields')).FilterFields,
  ),
}));

type Props = {
  choice: SearchChoice;
  movingId: string | null;
  onChange: (change: (current: SearchChoice) => SearchChoice) => void;
  /** Where they have no room of their own. */
  chips?: ReactNode;
  see: string;
  onSee: () => void;
  children: ReactNode;
};

export function FilterPanel({ choice, movingId, onChange, chips, see, onSee, children }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const profId = useChosen(movingId).profId ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const count = countFilters(choice, { raisonVisite: '', profId }, Boolean(chips));
  const onProfessional = (next: string | null) => {
    dispatch(professionalChosen({ profId: next, movingId }));
  };
  return (
    <>
      <Row>
        {children}
        <Opener
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <span>{t('booking.filters')}</span>
          {count > 0 && (
            <>
              {' '}
              <span aria-hidden="true">{`(${count})`}</span>
              <Said>{t('booking.filters.active', { count })}</Said>
            </>
          )}
        </Opener>
      </Row>
      <Panel id={panelId} hidden={!isOpen}>
        {chips}
        <Suspense fallback={<Spinner />}>
          <FilterFields {...{ choice, profId, onChange, onProfessional }} />
        </Suspense>
        <Cluster>
          <Button
            look="secondary"
            onPress={() => {
              setIsOpen(false);
              onSee();
            }}
          >
            {see}
          </Button>
          {count > 0 && (
            <Button
              look="quiet"
              onPress={() => {
                opener.current?.focus();
                onProfessional(null);
                onChange(withoutFilters);
              }}
            >
              {t('booking.filters.clear')}
            </Button>
          )}
        </Cluster>
      </Panel>
    </>
  );
}
