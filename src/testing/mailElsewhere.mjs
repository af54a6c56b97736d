import { keyIn, mailOf } from '../../server/test/support/mail.ts';
import { codeIn, textsOf } from '../../server/test/support/texts.ts';

/** The key in the newest mail to an address whose text names this route of the portal. */
export const keyMailedTo = async ({ deps }, address, route) => {
  const mails = await mailOf(deps).to(address);
  return keyIn(mails.find(({ text }) => text.includes(`#${route}?key=`)));
};

/** The six digits in the newest mail to an address. */
export const codeMailedTo = async ({ deps }, address) => {
  const [mail] = await mailOf(deps).to(address);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
};

export const codeTexted = async ({ deps }, number) =>
  codeIn((await textsOf(deps)).filter(({ to }) => to === number).at(-1));
