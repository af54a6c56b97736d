import { useState } from 'react';

import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import { useAlerts } from '../../scheduling/hold/useAlerts';

type Shown = { alert: WatchedAlert; offer: SlotOffer };

export type OfferOutcome = 'taken' | 'missed';

const idOf = ({ offer }: Shown): string => offer.space.spaceId;

/** An ended offer stays until it is closed. */
export const useShownOffers = () => {
  const { alerts, refresh } = useAlerts();
  const [kept, setKept] = useState<readonly Shown[]>([]);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const open = alerts.flatMap((alert): Shown[] => (alert.offer ? [{ alert, offer: alert.offer }] : []));
  const ended = kept.flatMap((one): Shown[] => {
    const now = alerts.find(({ alertId }) => alertId === one.alert.alertId);
    return now && now.offer === null ? [{ ...one, alert: now }] : [];
  });
  const shown = [...open, ...ended].filter((one) => !forgotten.includes(idOf(one)));
  if (shown.map(idOf).join() !== kept.map(idOf).join()) setKept(shown);
  const outcomeOf = ({ alert }: Shown): OfferOutcome | undefined => {
    if (alert.offer !== null) return undefined;
    return alert.state === 'met' ? 'taken' : 'missed';
  };
  return {
    offers: shown.map((one) => ({ ...one, outcome: outcomeOf(one) })),
    refresh,
    forget: (spaceId: string) => {
      setForgotten([...forgotten, spaceId]);
    },
  };
};
