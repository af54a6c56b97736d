import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useGetUserQuery } from '../../../api/sessionApi';
import { paths } from '../../../lib/paths';
import { Note } from '../../../ui';

/** Whoever is asked to agree must know who asks: said before anything is typed, to whoever has no name on file. */
export function OwnNameNote() {
  const { t } = useTranslation();
  const { data: profile } = useGetUserQuery();
  if (profile === undefined || (profile.firstName && profile.lastName)) return null;
  return (
    <Note icon="person">
      {t('dependents.add.ownName')} <Link to={paths.accountProfile}>{t('dependents.add.ownName.link')}</Link>
    </Note>
  );
}
