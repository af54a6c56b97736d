import { useState, type ReactNode } from 'react';

import { Stack, Unfold } from '../../../ui';

type Props = { label: string; what?: string; children: ReactNode };

/** No password field before it is opened: a password manager would fill them all. */
export function GuardedAct({ label, what, children }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Unfold
      label={label}
      onOpen={() => {
        setIsOpened(true);
      }}
    >
      {isOpened && (
        <Stack>
          {what !== undefined && <p>{what}</p>}
          {children}
        </Stack>
      )}
    </Unfold>
  );
}
