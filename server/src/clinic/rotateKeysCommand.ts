import { accessSync, constants } from 'node:fs';

import { keysFolder, loadKeys, type KeySource } from '../data/keys.ts';
import { rotateKeys } from '../data/keyRotation/rotateKeys.ts';
import { keysKnownMs } from '../data/followKeys.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand } from './command.ts';
import { readArgs } from './readArgs.ts';

/** A sealed value's first byte names its key. */
const lastId = 255;

const refuseReadOnly = (source: KeySource): void => {
  const folder = keysFolder(source);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ClinicRefused(`The key folder ${folder} is not writable: run this as its owner.`, { cause });
  }
};

/** Can run while servers run. */
export const rotateKeysCommand: ClinicCommand = {
  name: 'rotate-keys',
  isOfOperator: true,
  args: '',
  summary:
    'replaces the keys that encrypt health numbers, reasons and messages, and that of CSRF tokens, even while the server runs; run it again to resume after an interruption',
  read: (args) => {
    readArgs(args, 0, {});
    return async ({ db, config }) => {
      const { encryption, sealingId } = loadKeys(config);
      if (encryption.size === 1 && sealingId === lastId)
        throw new ClinicRefused(`Key ${lastId} is the last one a sealed value can name.`);
      refuseReadOnly(config);
      const { broken, retired, values, wentOn, ...now } = await rotateKeys(
        db,
        config,
        keysKnownMs + config.database.timeoutMs,
      );
      return [
        ...(wentOn ? ['An interrupted replacement is now finished.'] : []),
        `Key ${now.sealingId} seals; ${values} values were encrypted again.`,
        ...(broken.length === 0
          ? []
          : [`${broken.length} values cannot be opened under any key. They stay as they are:`, ...broken]),
        `Retired: ${retired.map((id) => `retired-encryption-${id}.key`).join(', ')}. Keep it only with the backups made until now.`,
      ];
    };
  },
};
