/** The days on which somebody may act for another, both included; without an end, for good. Calendar dates. */
export type LinkDays = { startsOn: string; endsOn: string | null };

export const isLinkInForce = ({ startsOn, endsOn }: LinkDays, today: string): boolean =>
  startsOn <= today && (endsOn === null || today <= endsOn);
