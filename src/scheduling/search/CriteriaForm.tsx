import { useTranslation } from 'react-i18next';

import type { Person } from '../../api/appointmentsApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, PortalForm } from '../../ui';
import { reasonChosen, selectReason } from '../channel/appointmentsSlice';
import { choiceOf, initialCriteria, validateCriteria } from './criteriaValues';
import { OwnFileNote } from './OwnFileNote';
import { reasonOf } from './reasonForm';
import { ReasonFields } from './ReasonFields';
import { WhenFields } from './WhenFields';
import { WhereFields } from './WhereFields';
import type { SearchChoice } from './searchChoice';

type Props = {
  choice: SearchChoice;
  /** The calendar date of today, in the network's time zone. */
  today: string;
  person: Person;
  onSearch: (choice: SearchChoice) => void;
};

/** What, where, when: three questions on one page. */
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
