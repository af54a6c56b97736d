import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { NewPasswordStep } from '../features/session/NewPasswordStep';
import { useEnterPortal } from '../features/session/useEnterPortal';
import { forgetMailedKeys } from '../lib/mailedKey';
import { paths } from '../lib/paths';
import { ButtonLink, Page, Stack } from '../ui';

/** Opened by a recovery email (spec §2). */
export function NewPasswordPage() {
  const { t } = useTranslation();
  const mailedKey = useLoaderData<string | null>();
  const enter = useEnterPortal();
  const changed = async () => {
    forgetMailedKeys();
    await enter(paths.home, { tone: 'success', message: 'newPassword.done' });
  };
  return (
    <Page title={t('newPassword.title')} back={{ to: paths.login, label: t('signup.cancel') }}>
      {mailedKey === null ? (
        <Stack>
          <p>{t('newPassword.noKey')}</p>
          <div>
            <ButtonLink to={paths.recover}>{t('newPassword.again')}</ButtonLink>
          </div>
        </Stack>
      ) : (
        <NewPasswordStep key={mailedKey} mailedKey={mailedKey} onChanged={changed} />
      )}
    </Page>
  );
}
