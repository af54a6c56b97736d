import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';

import { commands } from '../../src/clinic/commands.ts';
import { ClinicRefused } from '../../src/clinic/clinicRefused.ts';
import { perform, type ClinicDeps } from '../../src/clinic/command.ts';
import { readActing } from '../../src/clinic/readActing.ts';
import { actingAs } from '../../src/data/actedAs.ts';
import type { Deps } from '../../src/http/deps.ts';
import type { TestAppOptions } from './testApp.ts';
import { appointmentStage, type AppointmentStage } from './appointments.ts';

/** The commands of a clinic in process: each gives its lines, or the sentence that refuses it. */
export type Clinic = { type: (...words: string[]) => Promise<string> };

export const clinicOn = ({ db, vault, clock, config }: Deps): Clinic => {
  const deps: ClinicDeps = { db, vault, clock, config, requestId: randomUUID() };
  return {
    type: async (name = '', ...words) => {
      const command = commands.find((each) => each.name === name);
      try {
        if (command === undefined) return 'no such command';
        const { name: staff, others } = readActing(words, config.production);
        return (await actingAs(staff, () => perform(command.read(others), deps))).join('\n');
      } catch (error) {
        if (error instanceof ClinicRefused) return error.message;
        throw error;
      }
    },
  };
};

/** The stage of appointments, and the clinic that they are at. */
export const clinicStage = async (
  t: TestContext,
  options: TestAppOptions = {},
): Promise<AppointmentStage & { clinic: Clinic }> => {
  const stage = await appointmentStage(t, options);
  return { ...stage, clinic: clinicOn(stage.deps) };
};
