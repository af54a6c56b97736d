import { useTranslation } from 'react-i18next';

import { adviseOnNam } from '../../../../contract/healthNumber.ts';
import { cleanNam } from '../../../../contract/rules.ts';
import { BirthDateInput, Button, NamInput, PortalForm, TextInput } from '../../../ui';
import type { StepProps } from './stepPort';
import { validateWho } from './newPersonForm';

/** Autofill is off: the browser knows the user, not this person. */
export function WhoForm({ person, today, refused, onAnswered }: StepProps) {
  const { t } = useTranslation();
  return (
    <PortalForm
      draft="new person who"
      staysWhenLeft
      initialValues={person}
      validate={(values) => validateWho(values, today)}
      refused={refused}
      onSubmit={async (values) => {
        onAnswered(values);
        return undefined;
      }}
    >
      {() => (
        <>
          <TextInput name="firstName" label={t('dependents.add.firstName')} autoComplete="off" capitalize="words" />
          <TextInput
            name="lastName"
            label={t('dependents.add.lastName')}
            hint={t('dependents.add.lastName.hint')}
            autoComplete="off"
            capitalize="words"
          />
          <BirthDateInput name="birthDate" label={t('dependents.add.birthDate')} namField="hin" />
          <NamInput
            name="hin"
            label={t('dependents.add.hin')}
            hint={t('dependents.add.hin.hint')}
            own={false}
            optional
            clean={cleanNam}
            advise={adviseOnNam}
          />
          <div>
            <Button type="submit">{t('dependents.add.next')}</Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
