import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDateTime } from '../../lib/clinicTime';

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

const now = (): string => new Date().toISOString();

/** Paper does not change any more: it says when it was true. */
export function Printed({ timeZone }: { timeZone: string }) {
  const told = useTold();
  const lang = useLanguage();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const note = () => {
      flushSync(() => {
        setAt(now());
      });
    };
    window.addEventListener('beforeprint', note);
    return () => {
      window.removeEventListener('beforeprint', note);
    };
  }, []);
  return <OnPaper>{told('staff.day.printed', { when: formatDateTime(at, { timeZone, lang }) })}</OnPaper>;
}
