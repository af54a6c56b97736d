import { ageOfDeciding, parentalBases } from '../../../contract/accessBases.ts';
import { ageOn } from './age.ts';

/** The days on which somebody may act for another, both included; without an end, for good. Calendar dates. */
export type LinkDays = { startsOn: string; endsOn: string | null };

export const isLinkInForce = ({ startsOn, endsOn }: LinkDays, today: string): boolean =>
  startsOn <= today && (endsOn === null || today <= endsOn);

export const isOver = ({ endsOn }: LinkDays, today: string): boolean => endsOn !== null && endsOn < today;

/** Why a link is locked: its holder froze it, the person turned fourteen, a clinic suspended it. Whatever else is written down is the clinic’s. */
export const lockReasons = { own: 'self', age: 'age14', clinic: 'clinic' } as const;

/** A lock as it is written down, and what a birthday makes of it. */
export type LinkLock = { locked: boolean; lockReason: string | null; basis: string; birthDate: string | null };

const isOutgrown = ({ basis, birthDate }: LinkLock, today: string): boolean =>
  parentalBases.includes(basis) && birthDate !== null && ageOn(today, birthDate) >= ageOfDeciding;

/**
 * Whether a link is locked today, and why. A parental link locks by itself as the fourteenth birthday begins, whether or not that was
 * written down yet; the clinic's own lock keeps its reason, the holder's does not outlast the birthday (product §4 Dependents).
 */
export const lockOn = (link: LinkLock, today: string): { locked: boolean; lockReason: string | null } => {
  const isOthers = link.locked && link.lockReason !== lockReasons.own;
  if (!isOthers && isOutgrown(link, today)) return { locked: true, lockReason: lockReasons.age };
  return { locked: link.locked, lockReason: link.locked ? link.lockReason : null };
};

/** The day on which somebody reaches an age; born on 29 February, the 1st of March where there is none (product §8). Calendar dates. */
export const birthdayOf = (birthDate: string, age: number): string => {
  const year = Number(birthDate.slice(0, 4)) + age;
  const isLeapDay = birthDate.slice(5) === '02-29';
  const hasLeapDay = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${isLeapDay && !hasLeapDay ? '03-01' : birthDate.slice(5)}`;
};
