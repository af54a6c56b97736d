/** From here on the holder is told that time runs short, early enough to extend calmly (WCAG 2.2.1). In seconds. */
const shortNoticeSeconds = 120;

export type Countdown = { minutes: number; seconds: number; isShort: boolean; isOver: boolean };

/** What is left until an instant, rounded up so that the last second is shown as one. Both in milliseconds of this device. */
export const countdownTo = (endsAt: number, now: number): Countdown => {
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return {
    minutes: Math.floor(left / 60),
    seconds: left % 60,
    isShort: left <= shortNoticeSeconds,
    isOver: left === 0,
  };
};
