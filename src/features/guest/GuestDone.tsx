import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { paths } from '../../lib/paths';
import { ButtonLink, LinkLine, PhoneLink, PrintButton } from '../../ui';
import { DonePage } from '../../scheduling/review/DonePage';

/** The reference is the only way back, so it can be printed and is emailed. */
export function GuestDone({ appointment, email }: { appointment: Appointment; email: string }) {
  const { t } = useTranslation();
  const told = useTold();
  const {
    clinicPhone: phone,
    patient: { firstName, lastName },
  } = appointment;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <DonePage
      slot={appointment}
      reference={appointment.reference}
      about={name !== '' && <p>{told('alert.for', { name })}</p>}
      next={
        <>
          <p>
            <span>{t('guest.done.mailed')}</span> <strong translate="no">{email}</strong>
          </p>
          <p>{t('guest.done.manage')}</p>
        </>
      }
      call={
        phone !== null && (
          <LinkLine>
            <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
          </LinkLine>
        )
      }
      deeds={
        <>
          <PrintButton />
          <ButtonLink to={paths.guestManage} look="secondary">
            {t('guest.manage.open')}
          </ButtonLink>
        </>
      }
    >
      <p>
        <span>{t('guest.done.account')}</span> <Link to={paths.signup}>{t('login.createAccount')}</Link>
      </p>
    </DonePage>
  );
}
