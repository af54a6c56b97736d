import { useTranslation, Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Person } from '../../api/appointmentsApi';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, PortalForm, Note, useFieldValue, saysWhole } from '../../ui';
import { reasonChosen, selectReason } from '../channel/appointmentsSlice';
import { ReasonFields } from './ReasonFields';
import { WhenFields } from './WhenFields';
import { WhereFields } from './WhereFields';
import { choiceOf, initialCriteria, validateCriteria } from './criteriaValues';
import { reasonOf } from './reasonForm';
import type { SearchChoice } from './searchChoice';

/** Mounted before its text, so that screen readers announce it. */
const Spoken = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Warns a parent who may be booking for a child in their own record. */
function OwnFileNote() {
  const reason = useFieldValue('raisonVisite');
  return (
    <Spoken {...saysWhole}>
      {reason === 'fever-child' && (
        <Note>
          <Trans i18nKey="booking.ownFile" components={{ people: <Link to={paths.dependents} /> }} />
        </Note>
      )}
    </Spoken>
  );
}

type Props = {
  choice: SearchChoice;
  /** Calendar date in the network's time zone. */
  today: string;
  person: Person;
  onSearch: (choice: SearchChoice) => void;
};

export function CriteriaForm({ choice, today, person, onSearch }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const reason = useAppSelector(selectReason);
  return (
    <PortalForm
      draft={`criteria ${person?.patientId ?? ''}`}
      initialValues={initialCriteria(choice, reason, today)}
      validate={(values) => validateCriteria(values, today)}
      onSubmit={async (values) => {
        dispatch(reasonChosen(reasonOf(values)));
        onSearch(choiceOf(values, choice, today));
        return undefined;
      }}
    >
      {() => (
        <>
          <ReasonFields />
          {person === null && <OwnFileNote />}
          <WhereFields />
          <WhenFields today={today} />
          <div>
            <Button type="submit">{t('booking.search')}</Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
