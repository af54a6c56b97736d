import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { NewPasswordStep } from '../features/session/NewPasswordStep';
import { useEntrance } from '../features/session/useEntrance';
import { forgetMailedKeys } from '../lib/mailedKey';
import { paths } from '../lib/paths';
import { ButtonLink, Page, Stack } from '../ui';

/** Where the link of a recovery mail leads (spec §2). Its loader gives the key, which is no longer in the address. */
export function NewPasswordPage() {
  const { t } = useTranslation();
  const mailedKey = useLoaderData<string | null>();
  const enter = useEntrance();
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
