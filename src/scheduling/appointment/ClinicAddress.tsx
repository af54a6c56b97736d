import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { beside } from '../../lib/lists';
import { useCareText } from '../text/useCareText';
import { useCodeText } from '../text/useCodeText';
import { useNetwork } from '../text/useNetwork';

const Line = styled.span<{ $soft?: boolean }>`
  display: block;
  font-weight: ${({ $soft = false }) => ($soft ? 400 : 'inherit')};
`;

type Props = Pick<Slot, 'clinicId' | 'care'> & {
  hasCostRow?: boolean;
  children?: ReactNode;
};

export function ClinicAddress({ clinicId, care, hasCostRow = false, children }: Props) {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { costOf } = useCareText();
  const { clinicOf, clinicNameOf } = useNetwork();
  const clinic = clinicOf(clinicId);
  const name = <Line translate="no">{clinicNameOf(clinicId)}</Line>;
  if (!clinic) return name;
  const { line, city, postalCode } = clinic.address;
  const kind = codes.clinicKind(clinic.kind);
  const cost = clinic.kind === 'private' && !hasCostRow ? costOf({ clinicId, ...(care && { care }) }) : '';
  return (
    <>
      {name}
      {kind && <Line $soft>{beside([kind, cost])}</Line>}
      {line && <Line translate="no">{line}</Line>}
      {city && <Line translate="no">{t('appointment.cityLine', { city, postalCode: postalCode ?? '' })}</Line>}
      {children}
    </>
  );
}
