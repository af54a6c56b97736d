import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { WatchedAlert } from '../../api/alertAnswers';
import { paths, toAppointment } from '../../lib/paths';
import { ButtonLink, Card, Note, Tag } from '../../ui';
import { writeStep } from '../../scheduling/search/searchQuery';
import { EndAlert } from './EndAlert';
import { choiceOf, useAlertText } from './useAlertText';

const tones = { waiting: 'info', offered: 'success', met: 'success', ended: 'quiet' } as const;

/** Whether it is still looking, or a place of it waits for an answer. */
export const isLive = ({ state }: WatchedAlert): boolean => state === 'waiting' || state === 'offered';

type Props = {
  alert: WatchedAlert;
  /** For whom, when it is not the user. */
  personName: string | undefined;
  onEnded: () => void;
};

/** One alert: how it stands, what it looks for, and what can be done about it. */
export function AlertCard({ alert, personName, onEnded }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { alertId, state, reservationId } = alert;
  const { what, where, more, missed } = useAlertText(alert);
  return (
    <Card as="article">
      <Tag tone={tones[state]}>{t(`alert.state.${state}`)}</Tag>
      <div>
        <h2 id={titleId}>{what}</h2>
        {personName !== undefined && <p>{t('alert.for', { name: personName })}</p>}
        <p>{where}</p>
        {more !== '' && <p>{more}</p>}
        {reservationId !== null && <p>{t('alert.earlier')}</p>}
      </div>
      {missed !== undefined && <Note icon="clock">{missed}</Note>}
      {state === 'met' && <p>{t('alert.met.text')}</p>}
      {state === 'ended' && <p>{t('alert.ended.text')}</p>}
      {state === 'ended' && reservationId === null && (
        <div>
          <ButtonLink
            to={`${paths.newAppointment}?${writeStep('search', { ...choiceOf(alert), from: null, to: null })}`}
            look="secondary"
          >
            {t('alert.searchAgain')}
          </ButtonLink>
        </div>
      )}
      {reservationId !== null && state !== 'met' && (
        <div>
          <ButtonLink to={toAppointment(reservationId)} look="quiet">
            {t('alert.seeVisit')}
          </ButtonLink>
        </div>
      )}
      <EndAlert
        alertId={alertId}
        describedBy={titleId}
        personName={personName}
        isLive={isLive(alert)}
        onEnded={onEnded}
      />
    </Card>
  );
}
