import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import styled from 'styled-components';

import { happened } from '../../lib/happenings';
import { space } from '../theme/tokens';
import { ErrorSummary, type RegisteredField } from './ErrorSummary';
import { Typed } from './Typed';
import { DraftKeeper, useDraftedValues } from './DraftKeeper';
import { FormContext } from './FormContext';
import { textsOf, type FormFailure, type FormProblems } from './formProblems';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  justify-items: stretch;
`;

/** What a form can do to itself while it is sent. */
export type FormTools<V> = {
  /**
   * Gives a field its first value again, as if nobody had been there: it is not wrong before the person leaves it empty. What was typed
   * since it was sent stays.
   */
  reset: (name: keyof V & string) => void;
};

type Props<V extends object> = {
  initialValues: V;
  /** What was typed before the scripts were there, and while they drew: the form begins with it, and resets to `initialValues`. */
  typed?: () => Partial<V>;
  /** A name under which what was typed survives the end of a session, in memory, for the same person (lib/drafts.ts). */
  draft?: string;
  /** What a later page learned of these fields, as message keys: they say so from the beginning. */
  refused?: Partial<Record<string, string>>;
  /** All that is wrong, as message keys (contract/rules.ts). */
  validate: (values: V) => Partial<Record<keyof V & string, string>>;
  /** Sends the form; answers the failure to show, or nothing when all went well. */
  onSubmit: (values: V, tools: FormTools<V>) => Promise<FormFailure | undefined>;
  children: (state: { isSending: boolean }) => ReactNode;
};

/** The fields of a form, in their order, as they register themselves. */
const useRegister = () => {
  const fields = useRef(new Map<string, RegisteredField>());
  const register = useCallback((name: string, label: string, id: string) => {
    fields.current.set(name, { name, label, id });
    return () => {
      fields.current.delete(name);
    };
  }, []);
  const list = useCallback(() => [...fields.current.values()], []);
  return { register, list };
};

/**
 * A form: an invalid one marks all fields, sends nothing and says first what is wrong. `method="post"` keeps a
 * password out of the address should the script not run.
 */
export function PortalForm<V extends object>({
  initialValues: usual,
  typed,
  draft,
  refused = {},
  validate,
  onSubmit,
  children,
}: Props<V>) {
  const drafted = useDraftedValues(usual, draft);
  const [initialValues] = useState(() => ({ ...drafted, ...typed?.() }));
  const [tries, setTries] = useState({ attempts: 0, blocked: 0 });
  const [problems, setProblems] = useState<FormProblems>();
  const { register, list } = useRegister();

  const attempt = (errors: Record<string, string> | undefined) => {
    setTries(({ attempts, blocked }) => ({ attempts: attempts + 1, blocked: blocked + (errors ? 1 : 0) }));
    setProblems(errors && { errors });
    const form = list().map(({ name }) => name);
    happened(
      errors
        ? { type: 'form/submitFailed', payload: { form, fields: errors } }
        : { type: 'form/submitted', payload: { form } },
    );
  };

  const send = async (values: V, tools: FormTools<V>): Promise<SubmissionErrors> => {
    const failure = await onSubmit(values, tools);
    if (!failure) return undefined;
    setProblems({ failure, errors: failure.fields ?? {} });
    return { ...failure.fields, [FORM_ERROR]: failure.message };
  };

  return (
    <FormContext value={{ ...tries, refused, register }}>
      <ErrorSummary problems={problems} listFields={list} />
      <Form<V>
        initialValues={initialValues}
        validate={validate}
        onSubmit={(values, form) =>
          send(values, {
            reset: (name) => {
              if (form.getState().values[name] !== values[name]) return;
              form.change(name, usual[name]);
              form.resetFieldState(name);
            },
          })
        }
        subscription={{ submitting: true }}
      >
        {({ form, handleSubmit, submitting }) => (
          <Fields
            method="post"
            noValidate
            onSubmit={(event) => {
              const { errors, hasValidationErrors } = form.getState();
              if (submitting !== true) attempt(hasValidationErrors ? textsOf(errors) : undefined);
              void handleSubmit(event);
            }}
          >
            {draft !== undefined && <DraftKeeper name={draft} />}
            {children({ isSending: submitting === true })}
            {typed && <Typed texts={typed} />}
          </Fields>
        )}
      </Form>
    </FormContext>
  );
}
