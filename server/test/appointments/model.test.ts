// Holds: product §4 one-winner, product §4 reservation-states, product §8 hold-life, product §8 one-hold, product §4 reschedule
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { extendStep, heldStep, holdStep, releaseStep, searchStep } from '../support/model/holdSteps.ts';
import { modelStage } from '../support/model/modelWorld.ts';
import { giveBackStep, setAsideStep } from '../support/model/setAsideSteps.ts';
import {
  cancelStep,
  clinicCancelStep,
  clinicMoveStep,
  confirmStep,
  rescheduleStep,
  reserveStep,
  waitStep,
} from '../support/model/appointmentSteps.ts';
import { testSeed } from '../support/seededRandom.ts';

const runs = Number(process.env.MODEL_RUNS ?? 100);
const steps = Number(process.env.MODEL_STEPS ?? 40);
const seed = testSeed(2026);

/** One person does much, so that they reach their limits; the others are in their way. */
const person = fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 4);
const slot = fc.nat(13);
/** One in three is any slot; the others are the one that the person holds. */
const heldSlot = fc.option(slot, { freq: 1, nil: null });
const appointment = fc.nat(3);

const often = <T>(times: number, what: T): T[] => Array.from({ length: times }, () => what);

/** Everything that may happen, and how often beside the rest. */
const anyStep = [
  ...often(
    4,
    fc.tuple(person, slot).map(([who, where]) => reserveStep(who, where)),
  ),
  ...often(
    5,
    fc.tuple(appointment, slot).map(([which, where]) => rescheduleStep(which, where)),
  ),
  ...often(
    2,
    fc
      .tuple(person, slot, fc.option(appointment, { freq: 1 }))
      .map(([who, where, moving]) => holdStep(who, where, moving)),
  ),
  ...often(
    2,
    fc.tuple(person, heldSlot, fc.nat(9)).map(([who, where, which]) => extendStep(who, where, which)),
  ),
  fc.tuple(person, heldSlot).map(([who, where]) => releaseStep(who, where)),
  person.map(searchStep),
  person.map(heldStep),
  appointment.map(cancelStep),
  appointment.map(confirmStep),
  ...often(
    3,
    fc.tuple(appointment, slot, fc.boolean()).map(([which, where, isFreed]) => clinicMoveStep(which, where, isFreed)),
  ),
  fc.tuple(appointment, fc.boolean()).map(([which, isFreed]) => clinicCancelStep(which, isFreed)),
  slot.map(setAsideStep),
  slot.map(giveBackStep),
  ...often(2, fc.constantFrom(1, 4, 5, 5, 5, 10, 30).map(waitStep)),
];

test(`the server always matches a model of the rules under random actions of people, clinic and time (${runs} runs of about ${steps} steps)`, async (t) => {
  const begin = await modelStage(t);
  let done = 0;
  const property = fc.asyncProperty(fc.commands(anyStep, { maxCommands: 2 * steps, size: 'max' }), async (commands) => {
    await fc.asyncModelRun(begin, commands);
    done += [...commands].length;
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: process.env.MODEL_SHRINK === undefined });
  t.diagnostic(`${done} steps`);
  assert.ok(done > (runs * steps) / 2, 'too few steps were taken');
});
