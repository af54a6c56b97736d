import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { directionsTo } from '../../lib/directions';
import { Icon } from '../../ui';
import { target } from '../../ui/theme/tokens';
import { useNetwork } from '../text/useNetwork';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${target};
  @media print {
    display: none;
  }
`;

/** The way to a clinic, on a map elsewhere; that page is not told where the person comes from. */
export function Directions({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  const clinic = useNetwork().clinicOf(clinicId);
  if (!clinic) return null;
  const { line, city, postalCode } = clinic.address;
  const address = [line, city, postalCode].filter(Boolean).join(', ');
  if (address === '' && clinic.position === null) return null;
  return (
    <Way href={directionsTo(clinic.position, address)} target="_blank" rel="noreferrer">
      <Icon name="place" />
      {t('visit.directions')}
    </Way>
  );
}
