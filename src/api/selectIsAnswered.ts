import type { CallName } from '../../contract/calls.ts';
import type { TransportState } from './transport';

export const selectIsAnswered =
  (name: CallName) =>
  ({ capabilities: { answered } }: Pick<TransportState, 'capabilities'>): boolean =>
    answered.includes(name);
