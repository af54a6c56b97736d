import { randomUUID } from 'node:crypto';

import { commands } from '../../server/src/clinic/commands.ts';

export const clinicDoes = async ({ deps }, name, ...words) => {
  const command = commands.find((one) => one.name === name);
  return command.read(words)({ ...deps, requestId: randomUUID() });
};
