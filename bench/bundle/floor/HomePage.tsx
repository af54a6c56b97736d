import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

import { useGetUserQuery } from './api';
import { selectUser } from './store';

/** The lazy page. */
export const HomePage = () => {
  const { t } = useTranslation();
  const stored = useSelector(selectUser);
  const { data } = useGetUserQuery();
  return (
    <h1>
      {t('home.hello')} {data?.login ?? stored}
    </h1>
  );
};
