import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { AgreementByLink } from '../features/dependents/agreement/AgreementByLink';
import { paths } from '../lib/paths';
import { quebecToday } from '../lib/quebecDay';
import { ButtonLink, Page, Stack } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Opened by an agreement email (product §8 More routes). */
export function AgreementPage() {
  const { t } = useTranslation();
  const mailedKey = useLoaderData<string | null>();
  const otherwise = (
    <Stack>
      <p>{t('agreement.account')}</p>
      <div>
        <ButtonLink to={paths.dependents} look="secondary">
          {t('appointmentLink.toAccount')}
        </ButtonLink>
      </div>
      <NetworkPhone />
    </Stack>
  );
  if (mailedKey === null)
    return (
      <Page title={t('agreement.title')} lead={t('agreement.noKey')}>
        {otherwise}
      </Page>
    );
  return <AgreementByLink key={mailedKey} mailedKey={mailedKey} today={quebecToday()} otherwise={otherwise} />;
}
