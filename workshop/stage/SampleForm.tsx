import { useEffect, useRef, type ReactNode } from 'react';

import type { MessageKey } from '../../src/i18n/keys';
import { PortalForm } from '../../src/ui';
import type { FormFailure } from '../../src/ui/fields/formProblems';

type Props = {
  values?: Record<string, unknown>;
  /** What is wrong with which field: the form stands as after its button was pressed. */
  wrong?: Record<string, MessageKey>;
  /** What comes of sending it, where it is sent. */
  send?: () => Promise<FormFailure | undefined>;
  children: ReactNode | ((state: { isSending: boolean }) => ReactNode);
};

/** A form around fields, as it is found, or once somebody pressed its button. */
export function SampleForm({ values = {}, wrong = {}, send, children }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const isPressed = send !== undefined || Object.keys(wrong).length > 0;
  useEffect(() => {
    if (isPressed) slot.current?.querySelector('form')?.requestSubmit();
  }, [isPressed]);
  return (
    <div ref={slot}>
      <PortalForm initialValues={values} validate={() => wrong} onSubmit={send ?? (async () => undefined)}>
        {(state) => (typeof children === 'function' ? children(state) : children)}
      </PortalForm>
    </div>
  );
}
