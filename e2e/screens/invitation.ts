import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { press, typeIn } from './keyboard.ts';

/** Somebody whom a clinic invites: each journey its own. */
export type Invitee = { nam: string; birthDate: string; email: string };

/** A clinic of the demo, which invites. */
export const invitingClinic = 'GMF des Trois-Érables';

let invitees = 0;

/** The last two digits make each number another one. */
export const newInvitee = (): Invitee => {
  invitees += 1;
  return {
    nam: `GAGR580621${10 + invitees}`,
    birthDate: '1958-06-21',
    email: `invite.${invitees}.${process.pid}@exemple.ca`,
  };
};

/** A clinic of the demo invites by its command. @returns the id of the invitation */
export const inviteByCommand = async (
  { clinic, lang }: Traveller,
  { nam, birthDate, email }: Invitee,
): Promise<string> => {
  const said = await clinic(
    'invite',
    invitingClinic,
    'follow-up',
    '--nam',
    nam,
    '--born',
    birthDate,
    '--first',
    'Rita',
    '--last',
    'Gagnon',
    '--email',
    email,
    '--lang',
    lang,
  );
  const [, invitationId] = /^Invitation (\S+), slots set aside [2-6], code \d{4} \d{4}\./.exec(said) ?? [];
  if (invitationId === undefined) throw new Error(`Nobody was invited: ${said}`);
  return invitationId;
};

/** The newest mail to an address, once there are so many. */
export const mailTo = ({ url }: Traveller, email: string, count: number): Promise<string> => {
  return untilFound(async () => {
    const mails: unknown = await (await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`)).json();
    return Array.isArray(mails) && mails.length >= count ? JSON.stringify(mails[0]) : undefined;
  }, `mail ${count} to ${email}`);
};

/** The code and the link of an invitation, out of its mail. */
export const invitationIn = (mail: string): { code: string; address: string } => {
  const [code = ''] = /\b\d{4} \d{4}\b/.exec(mail) ?? [];
  const [address = ''] = /http:[^\s"\\]+#\/rvsp\/auth/.exec(mail) ?? [];
  return { code, address };
};

/** Comes in by keyboard alone, from the link of the mail. */
export const comeIn = async (
  { page, t }: Traveller,
  { nam, birthDate }: Invitee,
  { code, address }: { code: string; address: string },
): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: t('invitation.title'), exact: true }).waitFor();
  await typeIn(page, 'nam', nam.toLowerCase());
  await typeIn(page, 'birthDate', birthDate.replaceAll('-', ''));
  await typeIn(page, 'code', code);
  await press(page, page.getByRole('button', { name: t('invitation.open'), exact: true }));
};
