import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { checkBirthDate } from '../../../contract/rules.ts';
import { checkRequired } from '../../../contract/required.ts';
import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { calendarDateOf } from '../../lib/clinicTime';
import {
  BirthDateInput,
  Button,
  Card,
  EmptyState,
  PortalForm,
  SheetList,
  TextInput,
  saysWhole,
  type FormFailure,
} from '../../ui';
import { useFindPeopleMutation } from '../peopleApi';
import type { StaffClinic } from '../useClinic';
import { PersonRow } from './PersonRow';

type Values = { word: string; birthDate: string };

export const validateWho = (birthDate: string, today: string) => {
  const problem = checkRequired(birthDate) ?? checkBirthDate(birthDate, today);
  return problem === undefined ? {} : { birthDate: problem };
};

/** Both are asked: a slip of the hand opens nobody else’s file. */
export function FindPerson({ clinic: { clinicId, timeZone } }: { clinic: StaffClinic }) {
  const { t } = useTranslation();
  const [find] = useFindPeopleMutation();
  const [found, setFound] = useState<readonly StaffPersonSummary[]>();
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const validate = ({ word, birthDate }: Values) => {
    const noWord = checkRequired(word);
    return { ...(noWord && { word: noWord }), ...validateWho(birthDate, today) };
  };
  const search = async (values: Values): Promise<FormFailure | undefined> => {
    const { data, error } = await find({ clinic: clinicId, ...values });
    setFound(data?.people);
    return error;
  };
  return (
    <Card>
      <h2>{t('staff.find.title')}</h2>
      <PortalForm initialValues={{ word: '', birthDate: '' }} validate={validate} onSubmit={search}>
        {({ isSending }) => (
          <>
            <TextInput
              name="word"
              label={t('staff.find.word')}
              hint={t('staff.find.word.hint')}
              autoComplete="off"
              capitalize="words"
            />
            <BirthDateInput name="birthDate" label={t('staff.find.birthDate')} />
            <div>
              <Button type="submit" look="secondary" busy={isSending && t('staff.find.busy')}>
                {t('staff.find.submit')}
              </Button>
            </div>
          </>
        )}
      </PortalForm>
      <div {...saysWhole}>
        {found && found.length > 0 && <p>{t('staff.find.found', { count: found.length })}</p>}
        {found?.length === 0 && <EmptyState title={t('staff.find.none.title')} text={t('staff.find.none.text')} />}
      </div>
      {found && found.length > 0 && (
        <SheetList aria-label={t('staff.find.list')}>
          {found.map((person) => (
            <PersonRow key={person.patientId} person={person} clinicId={clinicId} />
          ))}
        </SheetList>
      )}
    </Card>
  );
}
