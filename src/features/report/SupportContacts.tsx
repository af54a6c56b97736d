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
          {email.text} <a href={`mailto:${email.address}?subject=${subject}`}>{email.address}</a>
        </p>
      )}
      {phone.number && (
        <p>
          {phone.text} <PhoneLink phone={phone.number} />
        </p>
      )}
    </Stack>
  );
}
