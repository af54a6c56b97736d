import { useEffect, useRef, type ReactNode } from 'react';

import { Alert } from './Alert';
import { PageTop } from './PageTop';

/**
 * What came of something that was just asked on this page, above its title and with the focus: what was pressed may be gone.
 * Give each outcome a `key` of its own.
 */
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
