import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { calls } from '../../contract/calls.ts';
import type { Shot } from '../load/shot.ts';
import { fromOurPage } from './requests.ts';

const run = promisify(execFile);

/** A health number: of somebody who was invited, or of nobody. */
const numberOf = (prefix: string, at: number): string => `${prefix}850215${String(at % 100).padStart(2, '0')}`;
export const invitedNumber = (at: number): string => numberOf('TREM', at);
export const unknownNumber = (at: number): string => numberOf('ROYM', at);

/** Clinics invite so many people, each by their own command, as it is typed. */
export const invitePeople = async (
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  count: number,
): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  for (let at = 0; at < count; at += 1) {
    await run(
      process.execPath,
      [
        join(import.meta.dirname, '../../server/src/clinic/main.ts'),
        'invite',
        `Clinique ${1 + (at % 10)}`,
        'walk-in',
        '--nam',
        invitedNumber(at),
        '--born',
        '1985-02-15',
        '--first',
        'Camille',
        '--last',
        'Tremblay',
        '--email',
        'invitee@exemple.ca',
        '--slots',
        '1',
        '--days',
        '30',
      ],
      { env },
    );
  }
};

/** A code that was sent to no one. */
export const wrongCode = (nam: string): Shot => ({
  method: 'POST',
  path: `/rvsp/api/${calls.openInvitationArea.path}`,
  headers: { ...fromOurPage, 'content-type': 'application/json' },
  body: JSON.stringify({ nam, birthDate: '1985-02-15', code: '12' }),
});
