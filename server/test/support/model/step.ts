import assert from 'node:assert/strict';

import type { AsyncCommand } from 'fast-check';

import type { Reply } from '../booking.ts';
import { readModel, readReal, type ModelPerson, type RealWorld } from './modelWorld.ts';
import type { Answer, Model, ModelAppointment } from './appointmentModel.ts';

export type Step = AsyncCommand<Model, RealWorld>;

type Act = (model: Model, real: RealWorld) => Promise<void>;

/** One thing that is done to both; afterwards both must be in the same state. */
export const step = (label: string, act: Act, applies: (model: Readonly<Model>) => boolean = () => true): Step => ({
  check: applies,
  run: async (model, real) => {
    await act(model, real);
    assert.deepEqual(await readReal(real, model), readModel(model), `after ${label}`);
  },
  toString: () => label,
});

/** A success is its status; a refusal is its status and its code. */
export const answerOf = ({ status, refusal }: Reply<unknown>): Answer =>
  status < 300 ? String(status) : `${status} ${refusal.message}`;

export const personOf = ({ people }: RealWorld, at: number): ModelPerson =>
  people[at] ?? assert.fail(`no person ${at}`);

export const slotIdAt = ({ slots }: RealWorld, at: number): string => slots[at] ?? assert.fail(`no place ${at}`);

export const hasAppointments = ({ visits }: Readonly<Model>): boolean => visits.length > 0;

/** An appointment of the run in both worlds, counted back from the latest, by a number that wraps around. */
export const appointmentAt = (
  model: Model,
  real: RealWorld,
  at: number,
): { visit: ModelAppointment; ids: RealWorld['visits'][number] } => {
  const index = model.visits.length - 1 - (at % model.visits.length);
  const [appointment, ids] = [model.visits[index], real.visits[index]];
  assert.ok(appointment && ids, 'the model and the server do not know the same visits');
  return { visit: appointment, ids };
};
