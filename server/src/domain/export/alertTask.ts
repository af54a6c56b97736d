import type { Reference, Task, TaskInput, TaskOutput } from '@medplum/fhirtypes';

import type { Alert, Watched } from '../../../../contract/alerts.ts';
import { isCataloguedReason } from '../../../../contract/catalogues.ts';
import { codingOf, instantOf, refTo, refToAccount, refToOwner, refToAppointment, type Owner } from './naming.ts';

export type FiledOffer = { offeredAt: Date; expiresAt: Date; outcome: 'taken' | 'declined' | 'missed' | null };

export type FiledAlert = {
  alertId: string;
  requester: string;
  /** The appointment a better slot would replace. */
  reservationId: string | null;
  criteria: Watched;
  state: Alert['state'];
  createdAt: Date;
  offers: readonly FiledOffer[];
};

const statuses = { waiting: 'requested', offered: 'in-progress', met: 'completed', ended: 'cancelled' } as const;

const nearOf = (near: Watched['near']): string[] => {
  if (near === null || near === undefined) return [];
  return ['postalCode' in near ? near.postalCode : `${near.lat},${near.lng}`];
};

const criteriaOf = ({
  careType,
  dayParts,
  weekdays,
  near,
  radiusKm,
  modes,
  languages,
}: Watched): [string, readonly string[]][] => [
  ['careType', careType ? [careType] : []],
  ['dayParts', dayParts ?? []],
  ['weekdays', (weekdays ?? []).map(String)],
  ['near', nearOf(near)],
  ['radiusKm', radiusKm ? [String(radiusKm)] : []],
  ['modes', modes ?? []],
  ['languages', languages ?? []],
];

const slotsOf = ({ clinicIds, profIds }: Watched): [string, Reference][] => [
  ...(clinicIds ?? []).map((id): [string, Reference] => ['clinicIds', refTo('Location', id)]),
  ...(profIds ?? []).map((id): [string, Reference] => ['profIds', refTo('Practitioner', id)]),
];

const inputsOf = (criteria: Watched, owner: Owner): TaskInput[] => {
  const typeOf = (criterion: string) => ({ coding: [codingOf(owner, 'criterion', criterion)] });
  return [
    ...criteriaOf(criteria).flatMap(([criterion, values]) =>
      values.map((valueString) => ({ type: typeOf(criterion), valueString })),
    ),
    ...slotsOf(criteria).map(([criterion, valueReference]) => ({ type: typeOf(criterion), valueReference })),
  ];
};

const outputOf = ({ offeredAt, expiresAt, outcome }: FiledOffer, owner: Owner): TaskOutput => ({
  type: { coding: [codingOf(owner, 'offer-outcome', outcome ?? 'open')] },
  valuePeriod: { start: instantOf(offeredAt), end: instantOf(expiresAt) },
});

export const alertTask = (alert: FiledAlert, owner: Owner): Task => {
  const { alertId, criteria, state, createdAt, offers } = alert;
  const { raisonVisite: reason, from, to } = criteria;
  const [requester, appointment] = [refToAccount(owner, alert.requester), refToAppointment(owner, alert.reservationId)];
  const inputs = inputsOf(criteria, owner);
  return {
    resourceType: 'Task',
    id: alertId,
    status: statuses[state],
    intent: 'proposal',
    code: { coding: [codingOf(owner, 'request-kind', 'place-alert')] },
    ...(appointment === null ? {} : { focus: appointment }),
    for: refToOwner(owner),
    authoredOn: instantOf(createdAt),
    ...(requester === null ? {} : { requester }),
    ...(reason
      ? {
          reasonCode: isCataloguedReason(reason)
            ? { coding: [codingOf(owner, 'visit-reason', reason)] }
            : { text: reason },
        }
      : {}),
    ...(from || to
      ? { restriction: { period: { ...(from ? { start: from } : {}), ...(to ? { end: to } : {}) } } }
      : {}),
    ...(inputs.length === 0 ? {} : { input: inputs }),
    ...(offers.length === 0 ? {} : { output: offers.map((offer) => outputOf(offer, owner)) }),
  };
};
