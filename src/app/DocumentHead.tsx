import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches, useSearchParams } from 'react-router-dom';

import { selectCurrentDependentId } from '../features/dependents/dependentsSlice';
import { tagOf } from '../lib/language';
import { fetchLaterMessagesAhead } from '../i18n/startI18n';
import { useLanguage } from '../i18n/useLanguage';
import { useAppSelector } from '../store/hooks';
import { showTitle, useTitleOfPage } from '../ui/documentTitle';
import { handleOf } from './handle';
import { useShownUnread } from './useShownUnread';

/** Spec §2. The title never names the person acted for. */
export function DocumentHead() {
  const { t, i18n } = useTranslation();
  const lang = useLanguage();
  const unread = useShownUnread();
  const isForOther = useAppSelector(selectCurrentDependentId) !== null;
  const matches = useMatches();
  const handle = matches.map((match) => handleOf(match.handle)).findLast((found) => found !== undefined);
  const step = useSearchParams()[0].get('step') ?? '';
  const titleOfPage = useTitleOfPage();
  const page = handle && t(titleOfPage ?? handle.steps?.[step] ?? handle.title);
  const isPrivate = matches.some(({ pathname }) => pathname.startsWith('/app'));
  const whose = page !== undefined && isPrivate && isForOther ? t('dependents.pageTitle', { page }) : page;
  const title =
    whose === undefined
      ? t('portal.name')
      : t(handle?.keywords ? 'portal.title.open' : 'portal.title', { page: whose });

  useEffect(() => {
    document.documentElement.lang = tagOf(lang);
  }, [lang]);
  useEffect(() => fetchLaterMessagesAhead(i18n, lang), [i18n, lang]);
  const counted = unread ? t('portal.title.unread', { unread, title }) : title;
  useEffect(() => {
    showTitle(counted);
  }, [counted]);
  return (
    <>
      {handle?.keywords && <meta name="keywords" content={t(handle.keywords)} />}
      {handle?.description && <meta name="description" content={t(handle.description)} />}
    </>
  );
}
