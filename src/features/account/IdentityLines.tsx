import { useTranslation } from 'react-i18next';

import type { Profile } from '../../../contract/session.ts';
import { Note, Stack, SummaryList, Unseen } from '../../ui';

const spaced = (letters: string): string => letters.split('').join(' ');

/** Only a clinic can correct these. Most of the health number is masked. */
export function IdentityLines({ profile: { login, nam } }: { profile: Profile }) {
  const { t } = useTranslation();
  const rows = [{ key: 'login', term: t('profile.login'), value: login }];
  const told = (start: string, end: string): string => t('profile.nam', { start, end });
  const number = nam && {
    key: 'nam',
    term: t('signup.nam'),
    value: (
      <>
        <span aria-hidden="true">{told(nam.slice(0, 4), nam.slice(-2))}</span>{' '}
        <Unseen>{told(spaced(nam.slice(0, 4)), spaced(nam.slice(-2)))}</Unseen>
      </>
    ),
  };
  return (
    <Stack>
      <SummaryList rows={number ? [...rows, number] : rows} />
      {number && <Note>{t('profile.nam.hint')}</Note>}
    </Stack>
  );
}
