import { screen } from '@testing-library/react';

import { title } from './portalSteps';
import type { renderPortal } from './renderPortal';
import { server } from './underTest';

type User = Awaited<ReturnType<typeof renderPortal>>['user'];

const elsewhere = 'src/testing/reportsElsewhere.mjs';
const address = 'soutien@exemple.ca';

export type ReportMail = { subject: string; text: string; attachment: { name: string; text: string } };

export const takeReports = (takes: boolean): Promise<unknown> =>
  server().run(elsewhere, 'takeReports', takes ? address : null);

export const reportMails = async (): Promise<ReportMail[]> => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: mail as kept
  return (await server().run(elsewhere, 'mailsTo', address)) as ReportMail[];
};

export const keepSaved = (): Blob[] => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:trace';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  return saved;
};

export const writeReport = async (user: User, note: string, contact = ''): Promise<void> => {
  await title('Signaler un problème');
  const reach = await screen.findByLabelText('Comment vous joindre (facultatif)');
  await user.type(screen.getByLabelText('Que s’est-il passé?'), note);
  if (contact !== '') await user.type(reach, contact);
  await user.click(screen.getByRole('checkbox'));
};

export const sendReport = (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Envoyer le signalement' }));
