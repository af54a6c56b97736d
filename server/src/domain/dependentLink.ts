import { ageOfDeciding, parentalBases } from '../../../contract/accessBases.ts';
import { ageOn } from './age.ts';

/** Inclusive. */
export type LinkDays = { startsOn: string; endsOn: string | null };

export const isLinkInForce = ({ startsOn, endsOn }: LinkDays, today: string): boolean =>
  startsOn <= today && (endsOn === null || today <= endsOn);

export const isOver = ({ endsOn }: LinkDays, today: string): boolean => endsOn !== null && endsOn < today;

/** Any other stored reason is the clinic's. */
export const lockReasons = { own: 'self', age: 'age14', clinic: 'clinic' } as const;

export type LinkLock = { locked: boolean; lockReason: string | null; basis: string; birthDate: string | null };

const isOutgrown = ({ basis, birthDate }: LinkLock, today: string): boolean =>
  parentalBases.includes(basis) && birthDate !== null && ageOn(today, birthDate) >= ageOfDeciding;

/**
 * Parental links lock on the fourteenth birthday even before a job records it. A clinic's lock keeps its reason
 * (product §4 Dependents).
 */
export const lockOn = (link: LinkLock, today: string): { locked: boolean; lockReason: string | null } => {
  const isOthers = link.locked && link.lockReason !== lockReasons.own;
  if (!isOthers && isOutgrown(link, today)) return { locked: true, lockReason: lockReasons.age };
  return { locked: link.locked, lockReason: link.locked ? link.lockReason : null };
};

/** 29 February falls on 1 March in common years (product §8). */
export const birthdayOf = (birthDate: string, age: number): string => {
  const year = Number(birthDate.slice(0, 4)) + age;
  const isLeapDay = birthDate.slice(5) === '02-29';
  const hasLeapDay = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${isLeapDay && !hasLeapDay ? '03-01' : birthDate.slice(5)}`;
};
