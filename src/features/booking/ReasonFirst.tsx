import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { reasonChosen, selectBooked, selectReason } from '../../scheduling/channel/appointmentsSlice';
import { ReasonFields } from '../../scheduling/search/ReasonFields';
import { reasonOf, validateReason } from '../../scheduling/search/reasonForm';
import { onlyProblems } from '../../lib/onlyProblems';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, Missed, Page, PortalForm, type Asking } from '../../ui';

type Props = { progress: string; searchAddress: string; asked: readonly Asking[]; children: ReactNode };

/**
 * A reload empties the memory, and some kinds of care do not take every reason. Once known the times stay, since
 * booking empties the choices.
 */
export function ReasonFirst({ progress, searchAddress, asked, children }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectReason).code !== '';
  const hasBooked = useAppSelector(selectBooked) !== null;
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  if (wasKnown) return children;
  return (
    <Page
      title={t('booking.slots.title')}
      lead={progress}
      back={{ to: searchAddress, label: t('booking.slots.change') }}
    >
      <Missed queries={asked} />
      <p>{t(hasBooked ? 'booking.reason.booked' : 'booking.reason.again')}</p>
      <PortalForm
        initialValues={{ raisonVisite: '', ownWords: '' }}
        validate={(values) => onlyProblems<keyof typeof values>(validateReason(values))}
        onSubmit={async (values) => {
          dispatch(reasonChosen(reasonOf(values)));
          return undefined;
        }}
      >
        {() => (
          <>
            <ReasonFields />
            <div>
              <Button type="submit">{t('booking.search')}</Button>
            </div>
          </>
        )}
      </PortalForm>
    </Page>
  );
}
