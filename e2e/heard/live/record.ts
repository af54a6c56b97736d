import type { Traveller } from '../../fixtures/journey.ts';
import { untilFound } from '../../fixtures/patience.ts';
import { settled } from '../../looks/settled.ts';
import { masked } from '../masked.ts';
import { heardSince, type Announcement } from './announcements.ts';

export type LiveRecord = {
  lines: string[];
  /** What has been said since the last moment, up to this sentence and until the page rests. */
  at: (moment: string, sentence?: RegExp) => Promise<void>;
  /** What was said on the way here belongs to another journey. */
  forget: () => Promise<void>;
  /** One second of the page, and what is said in it, at the time that its countdown shows. */
  second: () => Promise<Announcement[]>;
};

/** Browsers and catalogues write some spaces otherwise. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

/** How many times are free depends on what the journeys before have booked. */
const steady = (text: string): string => masked(text).replace(/^\d+(?=\s(?:heures? libres?|available times?))/, '10');

/** Writes a line for each announcement: its moment, its politeness and its sentence. */
export const liveRecord = ({ page, t }: Pick<Traveller, 'page' | 't'>): LiveRecord => {
  const lines: string[] = [];
  const late = plain(t('common.loading')); // only a slow answer says it
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
      const told = said.filter(({ text }) => plain(text) !== late);
      if (told.length === 0) lines.push(`${moment}: nothing`);
      for (const each of told) write(moment, each);
    },
    forget: async () => {
      await settled(page);
      await heardSince(page);
    },
    second: async () => {
      await page.clock.runFor(1_000);
      const said = await heardSince(page);
      for (const each of said) write(`${each.left ?? '0:00'} left`, each);
      return said;
    },
  };
};
