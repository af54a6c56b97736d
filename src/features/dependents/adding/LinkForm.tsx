import { useTranslation } from 'react-i18next';

import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import { relationships } from '../../../../contract/relationships.ts';
import { useTold } from '../../../i18n/useTold';
import { Button, PortalForm, Radios, SelectInput, Note, useFieldValue, saysWhole } from '../../../ui';
import { basesFor, validateLink, awaitedFor, type NewPerson } from './newPersonForm';
import type { StepProps } from './stepPort';

function AwaitedNote({ person, today }: { person: NewPerson; today: string }) {
  const told = useTold();
  const basis = useFieldValue('basis');
  return (
    <div {...saysWhole}>
      {basis !== '' && (
        <Note>
          {told(`dependents.add.awaits.${awaitedFor({ ...person, basis }, today)}`, { name: person.firstName.trim() })}
        </Note>
      )}
    </div>
  );
}

/** Offers the legal bases for the person's age. */
export function LinkForm({ person, today, refused, onAnswered }: StepProps) {
  const { t } = useTranslation();
  const isChild = ageOn(today, person.birthDate) < ageOfDeciding;
  return (
    <PortalForm
      draft="new person link"
      initialValues={person}
      validate={validateLink}
      refused={refused}
      onSubmit={async (values) => {
        onAnswered(values);
        return undefined;
      }}
    >
      {() => (
        <>
          <SelectInput
            name="relationship"
            label={t('dependents.relationship')}
            empty={t('dependents.add.choose')}
            options={relationships.map((value) => ({ value, label: t(`dependents.relationship.${value}`) }))}
          />
          <Radios
            name="basis"
            label={t('dependents.add.basis')}
            options={basesFor(person, today).map((value) => ({
              value,
              label: t(`dependents.basis.${value}`),
              hint: t(`dependents.basisMeaning.${value === 'written-authorization' && isChild ? 'by-parent' : value}`),
            }))}
          />
          <AwaitedNote person={person} today={today} />
          <div>
            <Button type="submit">{t('dependents.add.next')}</Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
