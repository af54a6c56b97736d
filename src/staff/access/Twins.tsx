import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { listed } from '../../lib/lists';
import { Button, Note, SheetList } from '../../ui';
import { Row } from '../Row';
import type { StaffClinic } from '../useClinic';
import { JoinDialog } from './JoinDialog';
import { usePersonFacts } from './usePersonFacts';

function Twin({ twin, onAsk }: { twin: StaffPersonSummary; onAsk: () => void }) {
  const { t } = useTranslation();
  const { name, line } = usePersonFacts(twin);
  return (
    <Row>
      <b translate="no">{name}</b>
      <p>{line}</p>
      <div>
        <Button look="secondary" label={listed([t('staff.join'), name, line])} onPress={onAsk}>
          {t('staff.join')}
        </Button>
      </div>
    </Row>
  );
}

type Props = {
  person: StaffPersonSummary;
  twins: readonly StaffPersonSummary[];
  clinic: StaffClinic;
  onDone: (said: string) => void;
};

/** Other records that may be of the same person. */
export function Twins({ person, twins, clinic: { clinicId }, onDone }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<StaffPersonSummary>();
  return (
    <>
      <h2>{t('staff.twins.title')}</h2>
      <Note>{t('staff.twins.text')}</Note>
      <SheetList aria-label={t('staff.twins.title')}>
        {twins.map((twin) => (
          <Twin
            key={twin.patientId}
            twin={twin}
            onAsk={() => {
              setAsking(twin);
            }}
          />
        ))}
      </SheetList>
      {asking && (
        <JoinDialog
          clinic={clinicId}
          person={person}
          twin={asking}
          onDone={onDone}
          onClosed={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}
