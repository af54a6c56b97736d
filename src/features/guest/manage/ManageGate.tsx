import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../../api/capability';
import { useOpenGuestAppointmentMutation } from '../../../api/guestApi';
import { paths } from '../../../lib/paths';
import { groupDate } from '../../../lib/typedDate';
import { Button, Card, Note, Page, PortalForm, TextInput, type FormFailure } from '../../../ui';
import { useDispatchHere } from '../../../scheduling/channel/useDispatchHere';
import { appointmentFound } from '../guestSlice';
import { initialManage, manageBodyOf, validateManage, type ManageValues } from './manageForm';

type Props = {
  /** A calendar date. */
  today: string;
  onOpened: () => void;
  /** Whom to call instead. */
  otherwise: ReactNode;
};

/** The reference and the birth date, before anything of a visit is shown. No answer tells which of the two is wrong, or whether there is such a visit. */
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
    <Page title={t('express.manage.open')} lead={t('express.manage.lead')} back={{ to: paths.guest }}>
      <Card>
        <PortalForm initialValues={initialManage} validate={(values) => validateManage(values, today)} onSubmit={look}>
          {({ isSending }) => (
            <>
              <TextInput
                name="reference"
                label={t('confirmed.reference')}
                hint={t('express.reference.hint')}
                autoComplete="off"
                capitalize="characters"
              />
              <TextInput
                name="birthDate"
                label={t('review.birthDate')}
                hint={t('review.birthDate.hint')}
                autoComplete="off"
                inputMode="numeric"
                parse={groupDate}
              />
              <div>
                <Button type="submit" busy={isSending && t('visitLink.busy')}>
                  {t('visitLink.open')}
                </Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
      <Note icon="lock">{t('express.manage.tries')}</Note>
      {otherwise}
    </Page>
  );
}
