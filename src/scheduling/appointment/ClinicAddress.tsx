import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useCodeText } from '../text/useCodeText';
import { useNetwork } from '../text/useNetwork';

const Line = styled.span<{ $soft?: boolean }>`
  display: block;
  font-weight: ${({ $soft = false }) => ($soft ? 400 : 'inherit')};
`;

export function ClinicAddress({ clinicId, children }: { clinicId: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { clinicOf, clinicNameOf } = useNetwork();
  const clinic = clinicOf(clinicId);
  if (!clinic) return clinicNameOf(clinicId);
  const { line, city, postalCode } = clinic.address;
  const kind = codes.clinicKind(clinic.kind);
  return (
    <>
      <Line>{clinicNameOf(clinicId)}</Line>
      {kind && <Line $soft>{kind}</Line>}
      {line && <Line>{line}</Line>}
      {city && <Line>{t('visit.cityLine', { city, postalCode: postalCode ?? '' })}</Line>}
      {children}
    </>
  );
}
