import { checkRequired } from '../../../../contract/rules.ts';
import { refuseWrong } from '../brokenFields.ts';

/** Controls except line feed, bidirectional overrides, zero-width characters. */
const unseen =
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Composed letters, LF line ends, spaces for tabs. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .trim();

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

export type WrittenText = { subject: string; body: string };

/** Only ever shown as text. @throws BrokenRule */
export const toWrittenText = ({ subject, body }: WrittenText): WrittenText => {
  const written = { subject: cleanLine(subject), body: cleanText(body) };
  refuseWrong({ subject: checkRequired(written.subject), body: checkRequired(written.body) });
  return written;
};

/** Of an answer, whose subject stands. @throws BrokenRule */
export const toWrittenBody = (typed: string): string => {
  const body = cleanText(typed);
  refuseWrong({ body: checkRequired(body) });
  return body;
};
