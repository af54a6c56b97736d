import type { Language } from '../../../../contract/catalogues.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { englishMessages } from './englishText.ts';
import { frenchMessages } from './frenchText.ts';
import type { Email, MailFacts, MailTemplate } from './email.ts';
import type { Network } from './network.ts';

export type ComposedMail = { subject: string; text: string; html: string };

const messages = { fr: frenchMessages, en: englishMessages };

const plain = ({ before, action, after }: Email, greeting: string, footer: string[]): string =>
  [
    greeting,
    ...before,
    ...(action === undefined ? [] : [action.address]),
    ...after,
    ['-- ', ...footer].join('\n'),
  ].join('\n\n');

const page = 'font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em';

/** Without images, scripts or remote content, opening is not tracked. */
const asHtml = (
  { subject, before, action, after }: Email,
  lang: Language,
  greeting: string,
  footer: string[],
): string => {
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const link =
    action === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(action.address)}"><strong>${escapeHtml(action.label)}</strong></a></p>`,
          paragraph(action.address),
        ];
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${page}">`,
    ...[greeting, ...before].map(paragraph),
    ...link,
    ...after.map(paragraph),
    '<hr>',
    ...footer.map(paragraph),
    '</body></html>',
  ].join('\n');
};

/** Text and HTML have the same words and at most one link (product §6). */
export const composeEmail = (email: Email, lang: Language, { name, host }: Network): ComposedMail => {
  const { greeting, footer: note } = messages[lang];
  const footer = [`${name} · ${host}`, note];
  return {
    subject: email.subject,
    text: plain(email, greeting, footer),
    html: asHtml(email, lang, greeting, footer),
  };
};

export const composeMail = (template: MailTemplate, lang: Language, facts: MailFacts, network: Network): ComposedMail =>
  composeEmail(messages[lang][template](facts), lang, network);
