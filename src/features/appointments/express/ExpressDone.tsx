import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Reservation } from '../../../../contract/appointments.ts';
import { paths } from '../../../lib/paths';
import { ButtonLink, Card, Cluster, LinkLine, Page, PhoneLink, PrintButton } from '../../../ui';
import { BookedPanel } from '../BookedPanel';
import { Preparation } from '../Preparation';

/** The end of a booking without an account. The reference is the only key to it: it can be printed, and was mailed. */
export function ExpressDone({ visit, email }: { visit: Reservation; email: string }) {
  const { t } = useTranslation();
  const {
    reference,
    clinicPhone: phone,
    mode,
    patient: { firstName, lastName },
  } = visit;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Page title={t('confirmed.title')}>
      <BookedPanel place={visit} reference={reference}>
        {name !== '' && <p>{t('alert.for', { name })}</p>}
      </BookedPanel>
      <p>
        {t('express.done.mailed')} <strong translate="no">{email}</strong>
      </p>
      <p>{t('express.done.manage')}</p>
      <Card>
        <Preparation mode={mode} />
      </Card>
      {phone !== null && (
        <LinkLine>
          <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
      <Cluster>
        <PrintButton />
        <ButtonLink to={paths.expressManage} look="secondary">
          {t('express.manage.open')}
        </ButtonLink>
      </Cluster>
      <p>
        {t('express.done.account')} <Link to={paths.signup}>{t('login.createAccount')}</Link>
      </p>
    </Page>
  );
}
