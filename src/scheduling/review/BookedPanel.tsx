import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { ConfirmPanel, SpelledOut } from '../../ui';
import { type } from '../../ui/theme/tokens';
import { AppointmentHead } from '../appointment/AppointmentHead';
import { ClinicName } from '../appointment/ClinicName';

const Code = styled.strong`
  display: block;
  font-size: ${type.h2};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

function Reference({ children }: { children: string }) {
  const { t } = useTranslation();
  if (children === '') return null;
  return (
    <div>
      <p>
        <span>{t('confirmed.reference')}</span>
        <Code>
          <SpelledOut size={5}>{children}</SpelledOut>
        </Code>
      </p>
      <p>{t('confirmed.reference.hint')}</p>
    </div>
  );
}

type Props = {
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId'>;
  reference: string | undefined;
  children?: ReactNode;
};

export function BookedPanel({ slot, reference, children }: Props) {
  return (
    <ConfirmPanel>
      <AppointmentHead slot={slot}>
        <ClinicName slot={slot} />
        {children}
      </AppointmentHead>
      {reference !== undefined && <Reference>{reference}</Reference>}
    </ConfirmPanel>
  );
}
