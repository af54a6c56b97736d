import { ownActs } from './story.ts';
import type { ToldStep } from './tellMonth.ts';

const indented = (text: string): string => text.trim().replaceAll(/^(?=.)/gm, '    ');

/** References, keys and codes differ each time. */
const steady = (text: string): string =>
  text
    .replaceAll(/key=[\w-]{43}/g, 'key=…')
    .replaceAll(/\b[A-Z0-9]{10}\b/g, 'ABCDE12345')
    .replaceAll(/\b\d{4}[ \u00A0]\d{4}\b/g, '0000 0000')
    .replaceAll(/\b\d{6}\b/g, '000000')
    .replaceAll(
      /(http:\/\/)?127\.0\.0\.1:\d+/g,
      (_all, scheme: string | undefined) => `${scheme === undefined ? '' : 'https://'}portail.exemple.ca`,
    );

/** One step as a person reads it: who did what and when, then all that arrived. */
export const printed = ({ at, what, left: { emails, texts, pushes, messages, unread } }: ToldStep): string => {
  const when = new Date(at).toLocaleString('en-CA', {
    timeZone: 'America/Toronto',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const arrived = [
    ...emails.map(({ to, subject, text }) => `  EMAIL to ${to} — ${subject}\n${indented(text)}`),
    ...texts.map(({ to, body }) => `  TEXT to ${to}\n${indented(body)}`),
    ...pushes.map(
      ({ title, body, route }) => `  PUSH to Marie’s phone — ${title}\n${indented(`${body}\nOne tap: #${route}`)}`,
    ),
    ...messages.map(({ subject, body }) => `  MESSAGE — ${subject}\n${indented(body)}`),
  ];
  const body = arrived.length === 0 ? '  (nothing)' : arrived.join('\n\n');
  return steady(`${when} — ${what} [Marie’s unread messages: ${unread}]\n\n${body}\n`).replaceAll('\u202F', ' ');
};

const isOwnAct = ({ what }: ToldStep): boolean => ownActs.some((act) => act === what);

/** What the acts of one person send that person. */
export const figureOf = (told: readonly ToldStep[]): { emails: number; subjects: number; unread: number } => {
  const own = told.filter(isOwnAct);
  const before = told[told.findIndex(isOwnAct) - 1]?.left.unread ?? 0;
  const emails = own.flatMap(({ left }) => left.emails);
  return {
    emails: emails.length,
    subjects: new Set(emails.map(({ subject }) => subject)).size,
    unread: (own.at(-1)?.left.unread ?? before) - before,
  };
};
