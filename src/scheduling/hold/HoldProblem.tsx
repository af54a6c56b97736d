import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import type { useTakeSlot } from '../channel/useTakeSlot';

type Props = Pick<ReturnType<typeof useTakeSlot>, 'problem' | 'tried' | 'takingId'> & {
  onLook: (tried: Slot) => void;
};

export function HoldProblem({ problem, tried, takingId, onLook }: Props) {
  const { t } = useTranslation();
  return (
    <ProblemAlert
      problem={problem}
      unknown={{
        what: t('hold.notKnown'),
        look: tried && (
          <LookAgain
            isBusy={takingId !== undefined}
            onLook={() => {
              onLook(tried);
            }}
          />
        ),
      }}
    />
  );
}
