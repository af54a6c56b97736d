import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '../../ui';
import type { BookingStepProps } from './bookingPort';
import { FreePlaces } from './FreePlaces';
import { LostRaceAlert } from './LostRaceAlert';
import { MovingBand } from './moving/MovingBand';
import { ProblemAlert } from './ProblemAlert';
import type { Taking } from './TimeSlot';

type Props = Pick<BookingStepProps, 'choice' | 'person' | 'moving' | 'go' | 'addressOf'> & {
  today: string;
  progress: string;
  taking: Taking;
  problem: ComponentProps<typeof ProblemAlert>['problem'];
  /** What stands between the title and the list: the place that is kept already, and what forbids another. */
  children?: ReactNode;
  /** What one can do beside choosing, below the list. */
  otherwise?: ReactNode;
};

/** The free places, in big buttons, whoever takes one and however it is kept. */
export function ChoosePlace({ taking, problem, progress, children, otherwise, ...wanted }: Props) {
  const { t } = useTranslation();
  const { moving, addressOf } = wanted;
  return (
    <Page
      title={t('booking.places.title')}
      lead={progress}
      back={{ to: addressOf('search'), label: t('booking.places.change') }}
    >
      <LostRaceAlert taking={taking} moving={moving} />
      <ProblemAlert problem={problem} />
      {moving && <MovingBand visit={moving} />}
      {children}
      <FreePlaces {...wanted} taking={taking} otherwise={otherwise} />
    </Page>
  );
}
