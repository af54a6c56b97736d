import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { positionOf } from '../features/guest/guestSteps';
import { UrgencyLine } from '../scheduling/search/UrgencyLine';
import { paths } from '../lib/paths';
import { Page } from '../ui';

function SignupTop() {
  const { t } = useTranslation();
  return (
    <Page title={t('signup.title')} lead={t('signup.need')} back={{ to: paths.login, label: t('signup.cancel') }} />
  );
}

function GuestTop() {
  const { t } = useTranslation();
  return (
    <Page title={t('guest.title')} lead={t('guest.lead')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <UrgencyLine />
    </Page>
  );
}

function GuestSearchTop() {
  const { t } = useTranslation();
  return (
    <Page title={t('booking.title')} lead={t('booking.step', positionOf('search'))}>
      <UrgencyLine />
    </Page>
  );
}

function InvitationAuthTop() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      back={{ to: paths.login, label: t('signup.cancel') }}
    />
  );
}

/** Prerendered openings of entry pages, by address. Each page must begin exactly so (openings.test.tsx). */
export const pageTops: Readonly<Record<string, ComponentType>> = {
  [paths.signup]: SignupTop,
  [paths.guest]: GuestTop,
  [`${paths.guest}?step=search`]: GuestSearchTop,
  [paths.invitationAuth]: InvitationAuthTop,
};
