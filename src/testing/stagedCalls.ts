import { profileApi } from '../api/profileApi';
import { appointmentOn } from './appointmentSteps';
import { reserveInOtherTab } from './bookingSteps';
import { addChild } from './children';
import { askEveryCall } from './everyCall';
import { openSignedIn } from './signedIn';
import { offerSlots } from './slots';

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
