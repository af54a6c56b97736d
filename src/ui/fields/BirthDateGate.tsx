import { useTranslation } from 'react-i18next';

import { initialBirthDate, validateBirthDate } from '../../lib/birthDateForm';
import { Button } from '../Button';
import { Card } from '../Card';
import { Note } from '../Note';
import { Page } from '../Page';
import type { FormFailure } from './formProblems';
import { PortalForm } from './PortalForm';
import { BirthDateInput } from './BirthDateInput';

type Props = {
  title: string;
  lead: string;
  open: string;
  busy: string;
  tries: string;
  today: string;
  onGiven: (birthDate: string) => Promise<FormFailure | undefined>;
};

export function BirthDateGate({ title, lead, open, busy, tries, today, onGiven }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={title} lead={lead}>
      <Card>
        <PortalForm
          initialValues={initialBirthDate}
          validate={(values) => validateBirthDate(values, today)}
          onSubmit={({ birthDate }) => onGiven(birthDate)}
        >
          {({ isSending }) => (
            <>
              <BirthDateInput name="birthDate" label={t('review.birthDate')} />
              <div>
                <Button type="submit" busy={isSending && busy}>
                  {open}
                </Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
      <Note icon="lock">{tries}</Note>
    </Page>
  );
}
