import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { focusRing } from '../../ui/theme/mixins';
import { color, linkTarget, space, target, width } from '../../ui/theme/tokens';
import { useActedFor } from './useActedFor';

const Band = styled.div`
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
  @media print { display: none; }
`;

/** On every page, as long as the user acts for somebody else: for whom, and the way back to oneself. */
export function ActingFor() {
  const { t } = useTranslation();
  const { person, personName, choose } = useActedFor();
  if (person === null || personName === undefined) return null;
  return (
    <Band role="status">
      <p>
        <strong>{t('dependents.actingFor', { name: personName })}</strong>
        <Back type="button" onClick={() => { choose(null); }}>{t('dependents.backToSelf')}</Back>
      </p>
    </Band>
  );
}
