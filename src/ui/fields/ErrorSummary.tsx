import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert } from '../Alert';
import { showTrouble } from '../documentTitle';
import { PageTop } from '../PageTop';
import { color, linkTarget } from '../theme/tokens';
import type { FormFailure, FormProblems } from './formProblems';

/** A field as the summary calls it. */
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

/** One line of the summary, which leads to its field. */
function Line({ field: { id, label }, text }: { field: RegisteredField; text: string }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  return (
    <li>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault(); // the address belongs to the router
          document.getElementById(id)?.focus();
        }}
      >
        {t('common.labelled', { label, text: words(text) })}
      </a>
    </li>
  );
}

/** Nothing was decided on what was sent: no answer came, or the server fell over. What was typed stands as it was. */
const isUndecided = ({ message, status }: FormFailure): boolean =>
  message === 'errors.network.error' || (typeof status === 'number' && status >= 500);

type Props = { problems: FormProblems | undefined; listFields: () => RegisteredField[] };

/**
 * After a form could not be sent: what is wrong, first on the page, with the focus, and in the title of the document.
 * It stays as it was at the attempt: a list that shrinks while one types would move the page.
 */
export function ErrorSummary({ problems, listFields }: Props) {
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
      <Alert ref={box} title={t('common.errorSummary')}>
        {wrong.length === 0 ? <p>{words(problems.failure)}</p> : <List>{wrong}</List>}
        {problems.failure && isUndecided(problems.failure) && <p>{t('common.typedKept')}</p>}
      </Alert>
    </PageTop>
  );
}
