import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { refusalIn } from '../../api/capability';
import { useGetLegalTextQuery, type LegalRequest } from '../../api/legalApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { tagOf } from '../../lib/language';
import { Alert, AnchorLink, Button, Prose, Spinner, Stack } from '../../ui';
import { cleanLegalText } from './cleanLegalText';

const Contents = styled.nav`
  @media print { display: none; }
  ul { list-style: none; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; }
`;

/**
 * A policy as the server tells it (spec §2): what it is made of, the text, a way to the other language. A text that cannot be
 * fetched says so here, with a way to try again (product §8 Screens).
 */
export function LegalText({ kind, lang, address }: LegalRequest & { address: string }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const words = useServerMessage();
  const { currentData: html, error, isFetching, refetch } = useGetLegalTextQuery({ kind, lang });
  const text = useMemo(() => (html === undefined ? undefined : cleanLegalText(html)), [html]);
  const other = lang === 'fr' ? 'en' : 'fr';

  return (
    <Stack $gap="xl">
      <p><Link to={`${address}?lang=${other}`} lang={tagOf(other)}>{t(`legal.read.${other}`)}</Link></p>
      {isFetching && <Spinner />}
      {error && !isFetching && (
        <Stack>
          <Alert>{words(refusalIn(error))}</Alert>
          <div><Button onPress={() => { void refetch(); }}>{t('common.retry')}</Button></div>
        </Stack>
      )}
      {text && text.sections.length > 0 && (
        <Contents aria-labelledby="legal-contents" lang={tagOf(lang)}>
          <h2 id="legal-contents" lang={tagOf(shown)}>{t('legal.contents')}</h2>
          <ul>{text.sections.map(({ id, title }) => <li key={id}><AnchorLink anchor={id}>{title}</AnchorLink></li>)}</ul>
        </Contents>
      )}
      {text && <Prose nodes={text.nodes} lang={tagOf(lang)} />}
      {text && <p><AnchorLink anchor="content">{t('legal.top')}</AnchorLink></p>}
    </Stack>
  );
}
