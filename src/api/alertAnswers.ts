import type { Alert } from '../../contract/alerts.ts';
import type { Slot } from '../../contract/appointments.ts';
import { readInstant } from '../../contract/instants.ts';
import { fieldsOf } from '../lib/isRecord';
import { slotIn } from './appointmentAnswers';

export type SlotOffer = { space: Slot; endsAt: number };

export type WatchedAlert = Omit<Alert, 'offer'> & { offer: SlotOffer | null };

/* eslint-disable @typescript-eslint/consistent-type-assertions -- the named boundary to answers whose shape the specification does not show */
const states: readonly unknown[] = ['waiting', 'offered', 'met', 'ended'] satisfies Alert['state'][];

const offerIn = (value: unknown, ahead: number): SlotOffer | null => {
  const { space, expiresAt } = fieldsOf(value);
  const offered = slotIn(space);
  const endsAt = readInstant(expiresAt);
  return offered && endsAt !== undefined ? { space: offered, endsAt: endsAt - ahead } : null;
};

const alertIn = (value: unknown, ahead: number): WatchedAlert[] => {
  const fields = fieldsOf(value);
  if (typeof fields['alertId'] !== 'string' || !states.includes(fields['state'])) return [];
  return [
    {
      ...fields,
      criteria: fieldsOf(fields['criteria']),
      offer: offerIn(fields['offer'], ahead),
    } as unknown as WatchedAlert,
  ];
};

/** @throws when the answer has no list: the back end has no alerts (product §8) */
export const alertsAnswerIn = (answer: unknown, now: number): WatchedAlert[] => {
  const { alerts, checkedAt } = fieldsOf(answer);
  if (!Array.isArray(alerts)) throw new Error('appointment/alerts answered no list');
  const ahead = (readInstant(checkedAt) ?? now) - now;
  return alerts.flatMap((value) => alertIn(value, ahead));
};
/* eslint-enable @typescript-eslint/consistent-type-assertions */
