import { screen, within } from '@testing-library/react';

import { title } from './portalSteps';
import { openSignedIn } from './signedIn';
import { server } from './underTest';

export const monday = /^Lundi 3\snovembre 2025$/;

type Act = {
  at: string;
  action: string;
  capacity?: string;
  by?: string | null;
  device?: string;
  patientId?: string;
  thing?: string;
  staff?: string;
  clinicId?: string;
};

export const ownId = `(select patient_id from accounts where login = $1)`;

export const leaveActs = async (login: string, acts: readonly Act[]) => {
  for (const act of acts) {
    const { at, action, capacity = 'self', by = login, device = '', patientId = null, thing = null } = act;
    const { staff = '', clinicId = null } = act;
    await server().sql(
      `insert into audit_events (at, action, capacity, device, actor_account_id, patient_id, entity_id, acted_as,
         actor_role, actor_clinic_id)
       values ($2, $3, $4, $5, (select id from accounts where login = $6), coalesce($7::uuid, ${ownId}), $8::uuid, $9,
         case when $10::uuid is not null then 'reception' end, $10::uuid)`,
      [login, at, action, capacity, device, by, patientId, thing, staff, clinicId],
    );
  }
};

export const openLog = async (acts: readonly Act[] = [], address = '/app/account/access?by=all') => {
  const opened = await openSignedIn('/app/home');
  await leaveActs(opened.login, acts);
  await opened.router.navigate(address);
  await title('Qui a consulté mon dossier');
  return opened;
};

export const day = (name: RegExp | string) => screen.findByRole('region', { name });
export const linesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
