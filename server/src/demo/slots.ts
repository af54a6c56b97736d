import { isoWeekday, type CalendarDate } from '../domain/calendar.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import type { DemoProfessional } from './professionals.ts';
import { chance, pick } from './seeded.ts';
import type { DemoService } from './services.ts';

export type DemoSlot = {
  key: string;
  professional: DemoProfessional;
  service: DemoService;
  mode: DemoService['modes'][number];
  startsAt: Date;
  endsAt: Date;
};

type Block = { name: string; from: string; hours: number };

const morning: Block = { name: 'morning', from: '08:00', hours: 4 };
const afternoon: Block = { name: 'afternoon', from: '13:00', hours: 4 };
const evening: Block = { name: 'evening', from: '17:30', hours: 3 };

const blocksOf = ({ key, clinic }: DemoProfessional, date: CalendarDate): Block[] => {
  const weekday = isoWeekday(date);
  const dayKey = `${key}/${date}`;
  if (clinic.kind === 'gmf-r')
    return [pick(`${dayKey}/half`, [morning, afternoon]), ...(chance(`${dayKey}/evening`) < 0.4 ? [evening] : [])];
  if (weekday > 5 || weekday === Math.ceil(chance(`${key}/off`) * 7)) return [];
  const day =
    chance(`${dayKey}/whole`) < 0.35 ? [morning, afternoon] : [pick(`${dayKey}/half`, [morning, morning, afternoon])];
  return weekday === 3 && chance(`${key}/late`) < 0.3 ? [...day, evening] : day;
};

/** The rest are taken by phone and never published. */
const share = 0.75;

const slotsOfBlock = (professional: DemoProfessional, date: CalendarDate, block: Block): DemoSlot[] => {
  const blockKey = `${professional.key}/${date}/${block.name}`;
  const service = pick(`${blockKey}/service`, professional.services);
  const [from] = instantsShowing(`${date}T${block.from}`, professional.clinic.timeZone);
  if (from === undefined) return [];
  const appointmentMs = service.minutes * 60_000;
  return Array.from({ length: Math.floor((block.hours * 60) / service.minutes) }, (_, at): DemoSlot => {
    const key = `${blockKey}/${at + 1}`;
    const startsAt = new Date(from.getTime() + at * appointmentMs);
    return {
      key,
      professional,
      service,
      mode: pick(`${key}/mode`, service.modes),
      startsAt,
      endsAt: new Date(startsAt.getTime() + appointmentMs),
    };
  }).filter(({ key }) => chance(`${key}/open`) < share);
};

export const slotsOn = (professional: DemoProfessional, date: CalendarDate): DemoSlot[] =>
  blocksOf(professional, date).flatMap((block) => slotsOfBlock(professional, date, block));
