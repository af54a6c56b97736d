import { screen, within } from '@testing-library/react';

import { findDay } from './renderStaff';
import { clinics, offerSlots } from './slots';
import { openClinic } from './threadSteps';
import { server } from './underTest';

const elsewhere = (what: string, ...args: unknown[]): Promise<unknown> =>
  server().run('src/testing/staffElsewhere.mjs', what, ...args);

/** Each test starts without an access, and without anybody else called Jean Gagnon. */
export const clinicOfRequests = (): { plateau: string } => {
  const ids = clinics({ plateau: { name: 'GMF du Plateau' } });
  beforeEach(async () => {
    await server().sql(`update dependents set state = 'ended'`);
    await server().sql(
      `update patients set last_name = 'Autre', nam_index = null, nam_sealed = null where last_name = 'Gagnon'`,
    );
  });
  return ids;
};

let asked = 0;

/** Camille Tremblay, a patient of the clinic, asks to act for Jean Gagnon. @returns Jean’s record */
export const askToAct = async (clinicId: string, more: object = {}): Promise<string> => {
  asked += 1;
  const [slot = ''] = await offerSlots({ clinicId, times: [`${String(7 + (asked % 12)).padStart(2, '0')}:15`] });
  return String(await elsewhere('askToAct', { slot, ...more }));
};

/** What Camille’s list says. */
export const seenByAsker = (patientId: string): Promise<unknown> => elsewhere('seenByAsker', patientId);

export const openAccess = async (clinicId: string) => {
  const opened = await openClinic(clinicId);
  await opened.user.click(await screen.findByRole('link', { name: 'Accès' }));
  await findDay(/, identité et accès$/);
  return opened;
};

/** From the list of what waits. */
export const openPerson = async (clinicId: string) => {
  const opened = await openAccess(clinicId);
  await opened.user.click(await screen.findByRole('link', { name: /^Jean Gagnon/ }));
  await screen.findByRole('heading', { level: 1, name: 'Jean Gagnon' });
  return opened;
};

export const dialogNamed = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
