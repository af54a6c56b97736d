import { useTranslation } from 'react-i18next';

import type { Profile } from '../../../contract/session.ts';
import { Note, Stack, SummaryList } from '../../ui';

/** Only a clinic can correct these. Most of the health number is masked. */
export function IdentityLines({ profile: { login, nam } }: { profile: Profile }) {
  const { t } = useTranslation();
  const rows = [{ key: 'login', term: t('profile.login'), value: login }];
  const number = nam && {
    key: 'nam',
    term: t('signup.nam'),
    value: t('profile.nam', { start: nam.slice(0, 4), end: nam.slice(-2) }),
  };
  return (
    <Stack>
      <SummaryList rows={number ? [...rows, number] : rows} />
      {number && <Note>{t('profile.nam.hint')}</Note>}
    </Stack>
  );
}
