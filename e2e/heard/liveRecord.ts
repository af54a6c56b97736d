import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { settled } from '../looks/settled.ts';
import { heardSince, type Announcement } from './announcements.ts';
import { masked } from './masked.ts';

export type LiveRecord = {
  lines: string[];
  /** What has been said since the last moment, up to this sentence and until the page rests. */
  at: (moment: string, sentence?: RegExp) => Promise<void>;
  /** One second of the page, and what is said in it, at the time that its countdown shows. */
  second: () => Promise<Announcement[]>;
};

export const holdStarts = /pour confirmer\.$|left to confirm\.$/;

const plain = (text: string): string => text.replace(/\s/g, ' ');

/** How many times are free depends on how long the holds of others last. */
const steady = (text: string): string => masked(text).replace(/^\d+(?= (?:heures? libres?|available times?))/, '10');

/** Writes a line for each announcement: its moment, its politeness and its sentence. */
export const liveRecord = ({ page, t }: Pick<Traveller, 'page' | 't'>): LiveRecord => {
  const lines: string[] = [];
  const late = t('common.loading'); // only a slow answer says it
  const isLate = ({ text }: Announcement) => plain(text) === plain(late);
  /** A code that is sent renews the hold: by how many seconds decides whether its time is said again. */
  const isAgain = ({ text }: Announcement) =>
    holdStarts.test(plain(text)) && lines.some((line) => holdStarts.test(line));
  const write = (moment: string, { politeness, text }: Announcement) =>
    lines.push(`${moment}, ${politeness}: ${steady(text)}`);
  return {
    lines,
    at: async (moment, sentence) => {
      const said: Announcement[] = [];
      await untilFound(
        async () => {
          said.push(...(await heardSince(page)));
          return sentence === undefined || said.some(({ text }) => sentence.test(plain(text))) ? true : undefined;
        },
        `${moment}: an announcement like ${String(sentence)}`,
      );
      await settled(page);
      said.push(...(await heardSince(page)));
      const told = said.filter((each) => !isLate(each) && !isAgain(each));
      if (told.length === 0) lines.push(`${moment}: nothing`);
      for (const each of told) write(moment, each);
    },
    second: async () => {
      await page.clock.runFor(1_000);
      const said = await heardSince(page);
      for (const each of said) write(`${each.left ?? '0:00'} left`, each);
      return said;
    },
  };
};
