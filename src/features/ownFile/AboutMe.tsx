import { useTranslation } from 'react-i18next';

import { beside, listed } from '../../lib/lists';
import { showPhone } from '../../lib/phone';
import { Card, SummaryList } from '../../ui';
import { FiledSection } from './FiledSection';
import { extensionIn, nameIn, type Of, type OpenFile } from './openFile';
import { useMoments } from './useMoments';

const choices = [
  ['emails', 'notifications.email'],
  ['email-details', 'notifications.emailDetails'],
  ['reminder-3-days', 'notifications.reminders3d'],
  ['reminder-1-day', 'notifications.reminders1d'],
] as const;

const row = (key: string, term: string, value: string) => (value === '' ? [] : [{ key, term, value }]);

const languages: Record<string, 'profile.lang.fr' | 'profile.lang.en'> = {
  'fr-CA': 'profile.lang.fr',
  'en-CA': 'profile.lang.en',
};

const useIdentityRows = (me: Of<'Patient'>, account: Of<'Person'> | undefined) => {
  const { t } = useTranslation();
  const { day } = useMoments();
  const texted = me.telecom?.find(({ system }) => system === 'sms')?.value ?? '';
  const emails = (account?.telecom ?? []).map((email) =>
    t(extensionIn(email, 'verified') === undefined ? 'export.email.unconfirmed' : 'export.email.confirmed', {
      email: email.value ?? '',
    }),
  );
  const language = languages[me.communication?.[0]?.language.coding?.[0]?.code ?? ''];
  return [
    ...row('name', t('export.name'), nameIn(me)),
    ...row('birthDate', t('profile.birthDate'), day(me.birthDate)),
    ...row('nam', t('signup.nam'), me.identifier?.[0]?.value ?? ''),
    ...row('phone', t('profile.phone'), showPhone(me.telecom?.find(({ system }) => system === 'phone')?.value ?? '')),
    ...row('texts', t('texts.title'), showPhone(texted.replace(/^\+1/, ''))),
    ...row('email', t('signup.email'), listed(emails)),
    ...row('lang', t('profile.lang'), language === undefined ? '' : t(language)),
    ...row('login', t('profile.login'), account?.identifier?.[0]?.value ?? ''),
  ];
};

const useAccountRows = (account: Of<'Person'> | undefined, devices: readonly Of<'Device'>[]) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const chosen = choices.flatMap(([name, text]) => (extensionIn(account, name)?.valueBoolean === true ? t(text) : []));
  return [
    ...row('since', t('export.accountSince'), moment(extensionIn(account, 'account-since')?.valueDateTime)),
    ...row('notifications', t('notifications.title'), beside(chosen) || t('export.nothing')),
    ...row('calendar', t('calendar.title'), moment(extensionIn(account, 'calendar-since')?.valueDateTime)),
    ...row('factor', t('export.factorDeclined'), moment(extensionIn(account, 'second-factor-declined')?.valueDateTime)),
    ...row(
      'devices',
      t('devices.title'),
      listed(devices.map((device) => device.deviceName?.[0]?.name ?? t('devices.unknown'))),
    ),
  ];
};

export function AboutMe({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const [account] = file.all('Person');
  const me = file.find('Patient', account?.link?.[0]?.target) ?? { resourceType: 'Patient' };
  const rows = [...useIdentityRows(me, account), ...useAccountRows(account, file.all('Device'))];
  return (
    <FiledSection id="me" title={t('export.me')} count={rows.length}>
      <Card as="div">
        <SummaryList rows={rows} />
      </Card>
    </FiledSection>
  );
}
