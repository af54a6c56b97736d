import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

import type { Ports } from '../lib/ports';
import type { TransportState } from './transport';

/** How a feature's listeners are started; the store calls each one (see store/listeners.ts). */
export type StartListening = TypedStartListening<
  TransportState,
  ThunkDispatch<TransportState, unknown, UnknownAction>,
  Ports
>;
