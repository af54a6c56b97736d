import { useTranslation } from 'react-i18next';

import { PhoneLink, Stack } from '../../ui';

type Props = {
  reference: string;
  title: string;
  email: { address: string; text: string };
  phone: { number: string; text: string };
};

export function SupportContacts({ reference, title, email, phone }: Props) {
  const { t } = useTranslation();
  const subject = encodeURIComponent(t('report.subject', { reference }));
  if (!email.address && !phone.number) return null;
  return (
    <Stack as="section">
      <h2>{title}</h2>
      {email.address && (
        <p>
          <span>{email.text}</span>{' '}
          <a href={`mailto:${email.address}?subject=${subject}`} translate="no">
            {email.address}
          </a>
        </p>
      )}
      {phone.number && (
        <p>
          <span>{phone.text}</span> <PhoneLink phone={phone.number} />
        </p>
      )}
    </Stack>
  );
}
