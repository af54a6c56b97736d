/** Seconds left at the first warning, enough to extend (WCAG 2.2.1). */
const shortNoticeSeconds = 120;

type Countdown = { left: number; isShort: boolean; isOver: boolean };

/** Rounds up to whole seconds. Both instants are milliseconds of this device. */
export const countdownTo = (endsAt: number, now: number): Countdown => {
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return { left, isShort: left <= shortNoticeSeconds, isOver: left === 0 };
};
