import { readFileSync } from 'node:fs';

import { profileApi } from '../api/profileApi';
import { isRecord } from '../lib/isRecord';
import { appointmentOn } from './appointmentSteps';
import { reserveInOtherTab } from './bookingSteps';
import { addChild } from './children';
import { askEveryCall, type Asked } from './everyCall';
import { openSignedIn } from './signedIn';
import { offerSlots } from './slots';

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: string): boolean => isRecord(catalogue) && message in catalogue;

export const wrongIn = ({ data, error }: Asked): string | undefined => {
  if (error === undefined) return `taken for an answer: ${JSON.stringify(data)}`;
  if (!isRecord(error) || !['replaced', 'unproven', 401].some((status) => status === error['status']))
    return `no error of its own: ${JSON.stringify(error)}`;
  return isSaid(String(error['message'])) ? undefined : `no sentence: ${String(error['message'])}`;
};

export const openReadyForEveryCall = async (clinicId: string) => {
  const [taken = '', free = ''] = await offerSlots({ clinicId, times: ['09:15', '14:00'] });
  const { store, login } = await openSignedIn('/404');
  await reserveInOtherTab(taken);
  const child = await addChild(login, 'Zoé');
  await store.dispatch(profileApi.endpoints.getUser.initiate());
  const { id } = await appointmentOn([taken]);
  const about = { clinicId, free, reservationId: id, patientId: child };
  return { store, free, about, asks: askEveryCall(about) };
};
