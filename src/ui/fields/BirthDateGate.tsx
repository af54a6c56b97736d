import { useTranslation } from 'react-i18next';

import { groupDate } from '../../lib/typedDate';
import { initialBirthDate, validateBirthDate } from '../../lib/birthDateForm';
import { Button } from '../Button';
import { Card } from '../Card';
import { Note } from '../Note';
import { Page } from '../Page';
import type { FormFailure } from './formProblems';
import { PortalForm } from './PortalForm';
import { TextInput } from './TextInput';

type Props = {
  title: string;
  /** Whose birth date is asked, and what for. */
  lead: string;
  /** The button, and what it says meanwhile. */
  open: string;
  busy: string;
  /** How many tries there are. */
  tries: string;
  /** A calendar date. */
  today: string;
  onGiven: (birthDate: string) => Promise<FormFailure | undefined>;
};

/** The one question of a mailed link: a birth date, before anything else is shown or asked of the server. */
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
              <TextInput
                name="birthDate"
                label={t('review.birthDate')}
                hint={t('review.birthDate.hint')}
                autoComplete="off"
                inputMode="numeric"
                parse={groupDate}
              />
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
