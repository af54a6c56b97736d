import { useTranslation } from 'react-i18next';

import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import { ageOfMajority } from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import { cleanEmail, typedEmail } from '../../../../contract/rules.ts';
import { Button, Checkboxes, DateInput, Note, PortalForm, TextInput } from '../../../ui';
import { awaitedFor, validateAsk } from './newPersonForm';
import type { StepProps } from './stepPort';

export function AskForm({ person, today, refused, onAnswered }: StepProps) {
  const { t } = useTranslation();
  const isMinor = ageOn(today, person.birthDate) < ageOfMajority;
  const isAsked = awaitedFor(person, today) === 'person';
  return (
    <PortalForm
      draft="new person ask"
      initialValues={person}
      validate={(values) => validateAsk(values, today)}
      refused={refused}
      onSubmit={async (values) => {
        onAnswered(values);
        return undefined;
      }}
    >
      {() => (
        <>
          <Checkboxes
            name="scopes"
            label={t('dependents.add.levels')}
            options={dependentScopes.map((value) => ({ value, label: t(`dependents.scope.${value}`) }))}
          />
          {isAsked && <Note>{t('dependents.add.levels.person')}</Note>}
          {isAsked && (
            <TextInput
              name="email"
              label={t('dependents.add.email')}
              hint={t('dependents.add.email.hint')}
              type="email"
              autoComplete="off"
              parse={typedEmail}
              tidy={cleanEmail}
              optional
            />
          )}
          <DateInput
            name="endsOn"
            label={t('dependents.add.endsOn')}
            hint={t(isMinor ? 'dependents.add.endsOn.minor' : 'dependents.add.endsOn.hint')}
            min={today}
            optional
          />
          <div>
            <Button type="submit">{t('dependents.add.next')}</Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
