import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

const nowText = (): string => new Date().toISOString();

export function Printed({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [at, setAt] = useState(nowText);
  useEffect(() => {
    const note = () => {
      flushSync(() => {
        setAt(nowText());
      });
    };
    window.addEventListener('beforeprint', note);
    return () => {
      window.removeEventListener('beforeprint', note);
    };
  }, []);
  return <OnPaper>{t('staff.day.printed', { when: formatDateTime(at, { timeZone, lang }) })}</OnPaper>;
}
