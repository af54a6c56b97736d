import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useLanguage } from '../i18n/useLanguage';
import { tagOf, type Language } from '../lib/language';
import { saysWhole } from './live';
import { focusRing } from './theme/mixins';
import { color } from './theme/tokens';

const Shape = styled.button`
  min-height: 3rem;
  min-width: 3rem;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 3px;
  }
  ${focusRing}
  @media print {
    display: none;
  }
`;

/** Keeps the page, its address and typed text. */
export function LanguageSwitch({ onSwitch }: { onSwitch: (to: Language) => Promise<boolean> }) {
  const { t } = useTranslation();
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div>
      <Shape
        type="button"
        lang={tagOf(other)}
        onClick={() => {
          void onSwitch(other).then((done) => {
            setHasFailed(!done);
          });
        }}
      >
        {t('footer.language')}
      </Shape>
      <span {...saysWhole}>{hasFailed && t('errors.network.error')}</span>
    </div>
  );
}
