import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';

import { useTold } from '../../i18n/useTold';
import { focusContent, saysWhole } from '../../ui';
import { focusRing, visuallyHidden } from '../../ui/theme/mixins';
import { color, linkTarget, space, target, width } from '../../ui/theme/tokens';
import { useActedFor } from './useActedFor';

const shown = css`
  border-block-end: 2px solid ${color.onProxy};
  background: ${color.proxy};
  color: ${color.onProxy};
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.l};
    max-width: ${width.home};
    margin: 0 auto;
    padding: 0 ${space.l};
    min-height: ${target};
  }
`;

/** Always mounted: a live region may not announce text that appears with it. */
const Band = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => ($isShown ? shown : visuallyHidden)}
`;

const Back = styled.button`
  min-height: ${linkTarget};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  ${focusRing}
  @media print {
    display: none;
  }
`;

export function ActingFor() {
  const { t } = useTranslation();
  const told = useTold();
  const { person, personName, choose } = useActedFor();
  const [hasReturned, setHasReturned] = useState(false);
  const isShown = person !== null && personName !== undefined;
  const goBack = () => {
    choose(null);
    setHasReturned(true);
    focusContent(); // the button disappears
  };
  return (
    <Band {...saysWhole} $isShown={isShown}>
      {isShown && (
        <p>
          <strong>{told('dependents.actingFor', { name: personName })}</strong>
          <Back type="button" onClick={goBack}>
            {t('dependents.backToSelf')}
          </Back>
        </p>
      )}
      {person === null && hasReturned && <p>{t('dependents.actingForSelf')}</p>}
    </Band>
  );
}
