import type { ReactNode } from 'react';

import { textCodeLimits } from '../../../contract/limits.ts';
import type { MessageKey } from '../../i18n/keys';
import { Button, PortalForm, TextInput, type FormFailure } from '../../ui';

type CodeValues = { code: string };

const { digits } = textCodeLimits;

/** Accepts a pasted email or text. */
const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, digits);

type Props = {
  words: { label: string; hint: string; send: string; sending: string };
  missing: MessageKey;
  onCode: (code: string) => Promise<FormFailure | undefined>;
  tellFailure: (failure: FormFailure, again: () => void) => ReactNode;
};

/** For the six digits that an email or a text brought: a typo costs no attempt. */
export function CodeForm({ words, missing, onCode, tellFailure }: Props) {
  return (
    <PortalForm<CodeValues>
      initialValues={{ code: '' }}
      validate={({ code }) => (code.length === digits ? {} : { code: missing })}
      onSubmit={({ code }) => onCode(code)}
      tellFailure={tellFailure}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="code"
            label={words.label}
            hint={words.hint}
            autoComplete="one-time-code"
            inputMode="numeric"
            parse={cleanCode}
          />
          <div>
            <Button type="submit" busy={isSending && words.sending}>
              {words.send}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
