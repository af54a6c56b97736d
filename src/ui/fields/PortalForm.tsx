import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import styled from 'styled-components';

import { draftOf } from '../../lib/drafts';
import { happened } from '../../lib/happenings';
import { space } from '../theme/tokens';
import { DraftKeeper, dropSentDraft } from './DraftKeeper';
import { ErrorSummary, type RegisteredField } from './ErrorSummary';
import { FormContext } from './FormContext';
import { Typed } from './Typed';
import { textsOf, type FormFailure, type FormProblems } from './formProblems';

const useDraftedValues = <V extends object>(usual: V, name: string | undefined): V => {
  const [drafted] = useState(() => {
    const draft = name === undefined ? undefined : draftOf(name);
    return draft && { ...usual, ...draft };
  });
  return drafted ?? usual;
};

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  justify-items: stretch;
`;

export type FormTools<V> = {
  /** Unless it changed since the submit. */
  reset: (name: keyof V & string) => void;
};

type Props<V extends object> = {
  initialValues: V;
  /** Before and during hydration. */
  typed?: () => Partial<V>;
  /** Survives a session end, in memory, for the same person (lib/drafts.ts). */
  draft?: string;
  staysWhenLeft?: boolean;
  /** Message keys found by a later page. */
  refused?: Partial<Record<string, string>>;
  /** Message keys (contract/rules.ts). */
  validate: (values: V) => Partial<Record<keyof V & string, string>>;
  onSubmit: (values: V, tools: FormTools<V>) => Promise<FormFailure | undefined>;
  /** Replaces the words. `again` resubmits. */
  tellFailure?: (failure: FormFailure, again: () => void, isBusy: boolean) => ReactNode;
  children: (state: { isSending: boolean; submit: () => void }) => ReactNode;
};

const outcomeOf = (failure: FormFailure | undefined) => {
  if (failure === undefined) return null;
  const { message, status, fields, request } = failure;
  return {
    message: message ?? '',
    ...(status !== undefined && { status }),
    ...(fields && { fields }),
    ...(request !== undefined && { request }),
  };
};

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

/** `method="post"` keeps passwords out of the URL if scripts fail. */
export function PortalForm<V extends object>({
  initialValues: usual,
  typed,
  draft,
  staysWhenLeft = false,
  refused = {},
  validate,
  onSubmit,
  tellFailure,
  children,
}: Props<V>) {
  const box = useRef<HTMLFormElement>(null);
  const drafted = useDraftedValues(usual, draft);
  const [initialValues] = useState(() => ({ ...drafted, ...typed?.() }));
  const [tries, setTries] = useState({ attempts: 0, blocked: 0 });
  const [problems, setProblems] = useState<FormProblems>();
  const [isSending, setIsSending] = useState(false);
  const { register, list } = useRegister();
  const sent = useRef<V>(undefined);
  const submit = () => box.current?.requestSubmit();

  const attempt = (errors: Record<string, string> | undefined) => {
    setTries(({ attempts, blocked }) => ({ attempts: attempts + 1, blocked: blocked + (errors ? 1 : 0) }));
    setProblems((before) => (errors ? { errors } : before?.failure?.status === 'unproven' ? before : undefined));
    const form = list().map(({ name }) => name);
    happened(
      errors
        ? { type: 'form/submitFailed', payload: { form, fields: errors } }
        : { type: 'form/submitted', payload: { form } },
    );
  };

  const send = async (values: V, tools: FormTools<V>): Promise<SubmissionErrors> => {
    setIsSending(true);
    const failure = await onSubmit(values, tools);
    setIsSending(false);
    happened({ type: 'form/answered', payload: { form: list().map(({ name }) => name), failure: outcomeOf(failure) } });
    setProblems(failure && { failure, errors: failure.fields ?? {} });
    if (!failure) {
      sent.current = values;
      if (draft !== undefined) dropSentDraft(draft, values);
      return undefined;
    }
    return { ...failure.fields, [FORM_ERROR]: failure.message };
  };

  return (
    <FormContext value={{ ...tries, refused, register }}>
      <ErrorSummary
        problems={problems}
        listFields={list}
        tellFailure={tellFailure && ((failure) => tellFailure(failure, submit, isSending))}
      />
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
            ref={box}
            method="post"
            noValidate
            onSubmit={(event) => {
              const { errors, hasValidationErrors } = form.getState();
              if (submitting !== true) attempt(hasValidationErrors ? textsOf(errors) : undefined);
              void handleSubmit(event);
            }}
          >
            {draft !== undefined && (
              <DraftKeeper name={draft} usual={usual} sent={sent} staysWhenLeft={staysWhenLeft} />
            )}
            {children({ isSending: submitting === true, submit })}
            {typed && <Typed texts={typed} />}
          </Fields>
        )}
      </Form>
    </FormContext>
  );
}
