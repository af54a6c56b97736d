import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert } from '../Alert';
import { showTrouble } from '../documentTitle';
import { PageTop } from '../PageTop';
import { color, linkTarget } from '../theme/tokens';
import type { FormFailure, FormProblems } from './formProblems';

export type RegisteredField = { name: string; label: string; id: string };

const List = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.4;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
    overflow-wrap: anywhere;
  }
  a,
  a:visited {
    color: ${color.link};
  }
`;

function Line({ field: { id, label }, text }: { field: RegisteredField; text: string }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  return (
    <li>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault(); // the hash belongs to the router
          document.getElementById(id)?.focus();
        }}
      >
        {label.endsWith('?')
          ? t('common.asked', { question: label, text: words(text) })
          : t('common.labelled', { label, text: words(text) })}
      </a>
    </li>
  );
}

/** No answer, no proof, or a server error. */
const isUndecided = ({ message, status }: FormFailure): boolean =>
  message === 'errors.network.error' || status === 'unproven' || (typeof status === 'number' && status >= 500);

type Props = {
  problems: FormProblems | undefined;
  listFields: () => RegisteredField[];
  tellFailure?: ((failure: FormFailure) => ReactNode) | undefined;
};

/** Focused and in the document title. Fixed while typing: the page does not move. */
export function ErrorSummary({ problems, listFields, tellFailure }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems) box.current?.focus();
  }, [problems]);
  useEffect(() => {
    showTrouble(problems ? (text) => t('common.errorText', { text }) : null);
    return () => {
      showTrouble(null);
    };
  }, [problems, t]);

  if (!problems) return null;
  const wrong = listFields().flatMap((field) => {
    const text = problems.errors[field.name];
    return text === undefined ? [] : [<Line key={field.name} field={field} text={text} />];
  });
  return (
    <PageTop>
      <Alert ref={box} title={t('common.errorSummary')} isSummary>
        {wrong.length > 0 && <List>{wrong}</List>}
        {wrong.length === 0 &&
          ((problems.failure && tellFailure?.(problems.failure)) ?? <p>{words(problems.failure)}</p>)}
        {problems.failure && isUndecided(problems.failure) && <p>{t('common.typedKept')}</p>}
      </Alert>
    </PageTop>
  );
}
