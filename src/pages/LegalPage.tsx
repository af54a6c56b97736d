import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { LegalRequest } from '../api/legalApi';
import { LegalText } from '../features/legal/LegalText';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { useLanguage } from '../i18n/useLanguage';
import { languages } from '../lib/language';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { Page } from '../ui';

/** In the language of the address, else the portal's (spec §2). */
export function LegalPage({ kind }: Pick<LegalRequest, 'kind'>) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const [query] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const lang = languages.find((language) => language === query.get('lang')) ?? shown;
  const back = isSignedIn
    ? { to: paths.home, label: t('notFound.toHome') }
    : { to: paths.login, label: t('signup.cancel') };
  return (
    <Page title={t(`legal.${kind}.title`)} back={back}>
      <LegalText kind={kind} lang={lang} address={paths[kind]} />
    </Page>
  );
}
