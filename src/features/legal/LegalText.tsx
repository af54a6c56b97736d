import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { refusalIn } from '../../api/capability';
import { useGetLegalTextQuery, type LegalRequest } from '../../api/legalApi';
import { useLanguage } from '../../i18n/useLanguage';
import { anchorOf } from '../../lib/anchors';
import { tagOf } from '../../lib/language';
import { AnchorLink, goToAnchor, PrintButton, Prose, RetryAlert, Spinner, Stack, useAnchorAddress } from '../../ui';
import { linkTarget, space } from '../../ui/theme/tokens';
import { cleanLegalText } from './cleanLegalText';

const Contents = styled.nav`
  @media print {
    display: none;
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
  }
`;

const Elsewhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
  }
  @media print {
    display: none;
  }
`;

/** Shows a server policy (spec §2); a failed fetch offers a retry (product §8 Screens). */
export function LegalText({ kind, lang, address }: LegalRequest & { address: string }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { currentData: html, error, isFetching, refetch } = useGetLegalTextQuery({ kind, lang });
  const text = useMemo(() => (html === undefined ? undefined : cleanLegalText(html)), [html]);
  const other = lang === 'fr' ? 'en' : 'fr';
  const addressOf = useAnchorAddress();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const anchor = anchorOf(query) ?? hash.slice(1);
  useEffect(() => {
    if (text && anchor !== '') goToAnchor(anchor);
  }, [text, anchor]);

  return (
    <Stack $gap="xl">
      <Elsewhere>
        <Link to={`${address}?lang=${other}`} lang={tagOf(other)}>
          {t(`legal.read.${other}`)}
        </Link>
        {text && <PrintButton />}
      </Elsewhere>
      {isFetching && <Spinner />}
      {error && !isFetching && <RetryAlert error={refusalIn(error) ?? {}} onRetry={refetch} />}
      {text && text.sections.length > 0 && (
        <Contents aria-labelledby="legal-contents" lang={tagOf(lang)}>
          <h2 id="legal-contents" lang={tagOf(shown)}>
            {t('legal.contents')}
          </h2>
          <ul>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <AnchorLink anchor={id}>{title}</AnchorLink>
              </li>
            ))}
          </ul>
        </Contents>
      )}
      {text && <Prose nodes={text.nodes} lang={tagOf(lang)} addressOf={addressOf} />}
      {text && (
        <Elsewhere>
          <AnchorLink anchor="content">{t('legal.top')}</AnchorLink>
        </Elsewhere>
      )}
    </Stack>
  );
}
