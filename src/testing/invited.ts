import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { offerSlots } from './slots';
import { field } from './portalSteps';
import { server } from './underTest';

export const invitedPatient = { nam: 'TREH50530219', birthDate: '1950-03-02', email: 'huguette@exemple.ca' };

export const clinicDoes = async (...i18n: string[]): Promise<string> =>
  String(await server().run('src/testing/clinicElsewhere.mjs', 'clinicDoes', ...i18n));

type Invited = { code: string; invitationId: string; slots: string[] };

/** Beside the invitations that the person has. Times of the day after tomorrow. */
export const inviteAgain = async (clinicId: string, times: string[], mode = 'in-person'): Promise<Invited> => {
  const slots = await offerSlots({ clinicId, times, mode, inDays: 2 });
  const said = await clinicDoes(
    'invite',
    clinicId,
    'walk-in',
    '--nam',
    invitedPatient.nam,
    '--born',
    invitedPatient.birthDate,
    '--first',
    'Huguette',
    '--last',
    'Tremblay',
    '--email',
    invitedPatient.email,
    ...slots.flatMap((id) => ['--slot', id]),
  );
  const [, invitationId = '', code = ''] = /^Invitation (\S+), .* code (\d{4} \d{4})\./.exec(said) ?? [];
  return { invitationId, code, slots };
};

export const invite = async (clinicId: string, times: string[]): Promise<Invited> => {
  await server().sql('update invitations set ended_at = now()');
  return inviteAgain(clinicId, times);
};

export const giveCode = async (user: UserEvent, code: string, { nam, birthDate } = invitedPatient): Promise<void> => {
  const give = async (label: string, i18n: string) => {
    const input = await field(label);
    await user.clear(input);
    await user.type(input, i18n);
  };
  await give('Numéro d’assurance maladie (NAM)', nam);
  await give('Date de naissance', birthDate.replaceAll('-', ''));
  await give('Code de l’invitation', code);
  await user.click(screen.getByRole('button', { name: 'Voir mon invitation' }));
};
