import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches, useSearchParams } from 'react-router-dom';

import { tagOf } from '../lib/language';
import { laterMessagesAddress } from '../i18n/startI18n';
import { useLanguage } from '../i18n/useLanguage';
import { showTitle } from '../ui/documentTitle';
import { handleOf } from './handle';

/** The head of the document follows the route and the language: title, keywords, description, `<html lang>` (spec §2). */
export function DocumentHead() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const handle = useMatches().map((match) => handleOf(match.handle)).findLast((found) => found !== undefined);
  const step = useSearchParams()[0].get('step') ?? '';
  const title = handle ? t('portal.title', { page: t(handle.steps?.[step] ?? handle.title) }) : t('portal.name');

  useEffect(() => { document.documentElement.lang = tagOf(lang); }, [lang]);
  useEffect(() => { showTitle(title); }, [title]);
  return (
    <>
      {handle?.keywords && <meta name="keywords" content={t(handle.keywords)} />}
      <link rel="prefetch" as="fetch" crossOrigin="anonymous" href={laterMessagesAddress(lang)} />
      {handle?.description && <meta name="description" content={t(handle.description)} />}
    </>
  );
}
