import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
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
  if (!clinic) return clinicNameOf(clinicId);
  const { line, city, postalCode } = clinic.address;
  const name = clinicNameOf(clinicId);
  const said = codes.clinicKind(clinic.kind);
  const kind = name.startsWith(`${said} `) ? '' : said;
  const cost = clinic.kind === 'private' && !hasCostRow ? costOf({ clinicId, ...(care && { care }) }) : '';
  return (
    <>
      <Line>{name}</Line>
      {(kind || cost) && <Line $soft>{[kind, cost].filter(Boolean).join(' · ')}</Line>}
      {line && <Line>{line}</Line>}
      {city && <Line>{t('appointment.cityLine', { city, postalCode: postalCode ?? '' })}</Line>}
      {children}
    </>
  );
}
