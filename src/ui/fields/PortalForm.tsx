import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import styled from 'styled-components';

import { space } from '../theme/tokens';
import { ErrorSummary, type RegisteredField } from './ErrorSummary';
import { FormContext } from './FormContext';

const Fields = styled.form`
  display: grid;
  gap: ${space.xl};
  justify-items: stretch;
`;

/** What a refused form shows: the words for the whole of it, and for its fields. */
export type FormFailure = { message?: string; status?: number | 'network' | string; fields?: Record<string, string>; retryAfter?: number };

/** What a form can do to itself while it is sent. */
export type FormTools<V> = { change: (name: keyof V & string, value: string) => void };

type Props<V extends object> = {
  initialValues: V;
  /** All that is wrong, as message keys (contract/rules.ts). */
  validate: (values: V) => Partial<Record<keyof V & string, string>>;
  /** Sends the form; answers the failure to show, or nothing when all went well. */
  onSubmit: (values: V, tools: FormTools<V>) => Promise<FormFailure | undefined>;
  children: (state: { isSending: boolean }) => ReactNode;
};

/**
 * A form: an invalid one marks all fields, sends nothing and says first what is wrong. `method="post"` keeps a
 * password out of the address should the script not run.
 */
export function PortalForm<V extends object>({ initialValues, validate, onSubmit, children }: Props<V>) {
  const [attempts, setAttempts] = useState(0);
  const [blocked, setBlocked] = useState(0);
  const fields = useRef(new Map<string, RegisteredField>());
  const register = useCallback((name: string, label: string, id: string) => {
    fields.current.set(name, { name, label, id });
    return () => { fields.current.delete(name); };
  }, []);
  const listFields = useCallback(() => [...fields.current.values()], []);

  const send = async (values: V, form: FormTools<V>): Promise<SubmissionErrors> => {
    const failure = await onSubmit(values, form);
    return failure && { ...failure.fields, [FORM_ERROR]: failure };
  };

  return (
    <FormContext value={{ attempts, blocked, register }}>
      <Form<V>
        initialValues={initialValues}
        validate={validate}
        onSubmit={(values, form) => send(values, { change: (name, value) => { form.change(name, value as V[typeof name]); } })}
        subscription={{ submitting: true }}
      >
        {({ form, handleSubmit, submitting }) => (
          <Fields
            method="post"
            noValidate
            onSubmit={(event) => {
              setAttempts((count) => count + 1);
              if (form.getState().hasValidationErrors) setBlocked((count) => count + 1);
              void handleSubmit(event);
            }}
          >
            <ErrorSummary attempts={attempts} fields={listFields} />
            {children({ isSending: submitting === true })}
          </Fields>
        )}
      </Form>
    </FormContext>
  );
}
