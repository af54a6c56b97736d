// Holds: product §8 hold-life
import { act, renderHook } from '@testing-library/react';

import { useSpokenTime } from './useSpokenTime';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What is said, each time once, while the seconds run down from here. */
const spokenFrom = (left: number, saysStart: boolean): (number | null)[] => {
  const { result, rerender } = renderHook((seconds: number) => useSpokenTime(seconds, saysStart), {
    initialProps: left,
  });
  const spoken = [result.current];
  for (let seconds = left - 1; seconds > 0; seconds -= 1) {
    act(() => jest.advanceTimersByTime(1_000));
    rerender(seconds);
    if (result.current !== spoken.at(-1)) spoken.push(result.current);
  }
  return spoken;
};

describe('what is heard of a hold that runs down', () => {
  it.each([
    ['its start a moment after the title, two minutes, and thirty seconds', 300, true, [null, 300, 120, 30]],
    ['two minutes and thirty seconds where the page did not open for it', 300, false, [null, 120, 30]],
    ['what is left when the page opens late, then thirty seconds', 50, true, [null, 50, 30]],
    ['whole minutes at its start', 287, true, [null, 300, 120, 30]],
  ])('says %s', (_what, left, saysStart, spoken) => {
    expect(spokenFrom(left, saysStart)).toEqual(spoken);
  });
});
