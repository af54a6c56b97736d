import { useTranslation } from 'react-i18next';

import { mailboxApi } from '../../api/mailboxApi';
import { useGetUserQuery } from '../../api/profileApi';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { PasswordChangeForm } from '../../features/session/PasswordChangeForm';
import { selectUser } from '../../features/session/sessionSlice';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Card, Page } from '../../ui';

export function PasswordPage() {
  const { t } = useTranslation();
  const login = useAppSelector(selectUser) ?? '';
  const dispatch = useAppDispatch();
  useGetUserQuery(); // a back end without accounts changes none
  const back = useBackToAccount();
  const changed = async () => {
    // Product §8.
    void dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await back('passwordChange.done');
  };
  return (
    <Page
      title={t('passwordChange.title')}
      lead={t('passwordChange.lead')}
      back={{ to: paths.account, label: t('account.title') }}
    >
      <Card>
        <p>{t('common.required.all')}</p>
        <PasswordChangeForm login={login} onChanged={changed} />
      </Card>
    </Page>
  );
}
