import { useEffect, useRef, type ReactNode } from 'react';

import { Alert } from './Alert';
import { PageTop } from './PageTop';

/** Takes the focus: the pressed control may be gone. Give each outcome its own `key`. */
export function Outcome({ tone, children }: { tone: 'error' | 'success'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <PageTop>
      <Alert ref={box} tone={tone}>
        {children}
      </Alert>
    </PageTop>
  );
}
