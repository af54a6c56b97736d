import type { Slot } from '../../../contract/appointments.ts';
import { appointmentsApi } from '../../api/appointmentsApi';
import { refusalIn } from '../../api/capability';
import type { AppDispatch } from '../../store/hooks';
import { raceLost } from './appointmentsSlice';
import type { Answer } from './channel';

export const noteRaceLost = (dispatch: AppDispatch, slot: Slot, failure: Answer<unknown>['error']): void => {
  dispatch(raceLost({ slot: slot, nearby: refusalIn(failure)?.spaces ?? [] }));
  dispatch(appointmentsApi.util.invalidateTags(['FreeSpace']));
};
