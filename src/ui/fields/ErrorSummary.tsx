import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert } from '../Alert';
import { showTitlePrefix } from '../documentTitle';
import { PageTop } from '../PageTop';
import { color, space } from '../theme/tokens';
import type { FormFailure } from './PortalForm';

/** A field as the summary calls it. */
export type RegisteredField = { name: string; label: string; id: string };

const List = styled.ul`
  list-style: none;
  display: grid;
  gap: ${space.m};
  margin-top: ${space.xs};
  line-height: 1.4;
  a, a:visited { color: ${color.link}; }
`;

type Problem = RegisteredField & { message: string };
type Problems = { failure: FormFailure | undefined; list: Problem[] };

/** Not `errors`: the list shows them as they were at the attempt. */
const submission = { submitting: true, submitFailed: true, submitSucceeded: true, submitErrors: true, submitError: true };

const textIn = (errors: unknown, name: string): string | undefined => {
  const text: unknown = typeof errors === 'object' && errors !== null ? Reflect.get(errors, name) : undefined;
  return typeof text === 'string' ? text : undefined;
};

/**
 * After a form could not be sent: what is wrong, first on the page, with the focus. Each line leads to its field.
 * It stays as it was at the attempt: a list that shrinks while one types would move the page.
 */
export function ErrorSummary({ attempts, fields }: { attempts: number; fields: () => RegisteredField[] }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const form = useForm();
  const [problems, setProblems] = useState<Problems>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => form.subscribe(({ submitting, submitFailed, submitSucceeded, submitErrors, submitError }) => {
    if (submitting || submitSucceeded) setProblems(undefined);
    else if (submitFailed) {
      // Refused by the server, or held back here: a field emptied after a refusal is not what was wrong.
      const wrong = submitErrors ?? form.getState().errors;
      const list = fields().flatMap((field) => {
        const message = textIn(wrong, field.name);
        return message === undefined ? [] : [{ ...field, message }];
      });
      setProblems({ failure: submitError as FormFailure | undefined, list });
    }
  }, submission), [form, fields, attempts]);

  const isShown = problems !== undefined;
  useEffect(() => {
    showTitlePrefix(isShown ? t('common.errorPrefix') : '');
    if (isShown) box.current?.focus();
    return () => { showTitlePrefix(''); };
  }, [isShown, problems, t]);

  if (!problems) return null;
  return (
    <PageTop>
      <Alert ref={box} title={t('common.errorSummary')}>
        {problems.list.length === 0 && <p>{words(problems.failure)}</p>}
        <List>
          {problems.list.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault(); // the address belongs to the router
                  document.getElementById(id)?.focus();
                }}
              >
                {label}{t('common.colon')}{words(message)}
              </a>
            </li>
          ))}
        </List>
      </Alert>
    </PageTop>
  );
}
