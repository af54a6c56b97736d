import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { checkBirthDate, checkRequired } from '../../../../contract/rules.ts';
import { refusalIn } from '../../../api/capability';
import { useOpenGuestAppointmentMutation } from '../../../api/guestApi';
import type { MessageKey } from '../../../i18n/keys';
import { onlyProblems } from '../../../lib/onlyProblems';
import { paths } from '../../../lib/paths';
import { useDispatchHere } from '../../../scheduling/channel/useDispatchHere';
import { BirthDateInput, Button, Card, Note, Page, PortalForm, TextInput, type FormFailure } from '../../../ui';
import { appointmentFound } from '../guestSlice';

type ManageValues = { reference: string; birthDate: string };

const initialManage: ManageValues = { reference: '', birthDate: '' };

const bare = (reference: string): string => reference.replace(/[\s\u2010-\u2015-]/g, '');

const problemOf = (reference: string): MessageKey | undefined =>
  /^[A-Za-z0-9]{10}$/.test(bare(reference)) ? undefined : 'guest.reference.invalid';

/** A typo costs no attempt. `today` is a calendar date. */
const validateManage = (
  { reference, birthDate }: ManageValues,
  today: string,
): Partial<Record<keyof ManageValues, string>> =>
  onlyProblems<keyof ManageValues>({
    reference: checkRequired(reference) ?? problemOf(reference),
    birthDate: checkRequired(birthDate) ?? checkBirthDate(birthDate, today),
  });

const manageBodyOf = ({ reference, birthDate }: ManageValues): ManageValues => ({
  reference: bare(reference).toUpperCase(),
  birthDate,
});

type Props = {
  today: string;
  onOpened: () => void;
  otherwise: ReactNode;
};

/** Errors never reveal which value is wrong, or whether the appointment exists. */
export function ManageGate({ today, onOpened, otherwise }: Props) {
  const { t } = useTranslation();
  const note = useDispatchHere();
  const [open] = useOpenGuestAppointmentMutation();
  const look = async (values: ManageValues): Promise<FormFailure | undefined> => {
    const { data, error } = await open(manageBodyOf(values));
    if (!data) return refusalIn(error) ?? {};
    note(appointmentFound(data));
    onOpened();
    return undefined;
  };
  return (
    <Page title={t('guest.manage.open')} lead={t('guest.manage.lead')} back={{ to: paths.guest }}>
      <Card>
        <PortalForm initialValues={initialManage} validate={(values) => validateManage(values, today)} onSubmit={look}>
          {({ isSending }) => (
            <>
              <TextInput
                name="reference"
                label={t('confirmed.reference')}
                hint={t('guest.reference.hint')}
                autoComplete="off"
                capitalize="characters"
              />
              <BirthDateInput name="birthDate" label={t('review.birthDate')} />
              <div>
                <Button type="submit" busy={isSending && t('appointmentLink.busy')}>
                  {t('appointmentLink.open')}
                </Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
      <Note icon="lock">{t('guest.manage.tries')}</Note>
      {otherwise}
    </Page>
  );
}
