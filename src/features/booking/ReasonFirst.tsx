import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { reasonChosen, selectReason } from '../../scheduling/channel/appointmentsSlice';
import { ReasonFields } from '../../scheduling/search/ReasonFields';
import { reasonOf, validateReason } from '../../scheduling/search/reasonForm';
import { onlyProblems } from '../../lib/onlyProblems';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, Page, PortalForm } from '../../ui';

type Props = { progress: string; searchAddress: string; notice: ReactNode; children: ReactNode };

/**
 * The reason is in memory only, and some kinds of care do not take every reason. Once known the times stay, since
 * booking empties the choices.
 */
export function ReasonFirst({ progress, searchAddress, notice, children }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectReason).code !== '';
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  if (wasKnown) return children;
  return (
    <Page
      title={t('booking.places.title')}
      lead={progress}
      back={{ to: searchAddress, label: t('booking.places.change') }}
    >
      {notice}
      <p>{t('booking.reason.first')}</p>
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
