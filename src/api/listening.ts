import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

import type { Ports } from '../lib/ports';
import type { TransportState } from './transport';

export type StartListening = TypedStartListening<
  TransportState,
  ThunkDispatch<TransportState, unknown, UnknownAction>,
  Ports
>;
