// Holds: product §8 hold-life
import { countdownTo } from './countdown';

describe('the countdown of a hold', () => {
  it.each([
    [300_000, { minutes: 5, seconds: 0, isShort: false, isOver: false }],
    [299_001, { minutes: 5, seconds: 0, isShort: false, isOver: false }],
    [121_000, { minutes: 2, seconds: 1, isShort: false, isOver: false }],
    [120_000, { minutes: 2, seconds: 0, isShort: true, isOver: false }],
    [1, { minutes: 0, seconds: 1, isShort: true, isOver: false }],
    [0, { minutes: 0, seconds: 0, isShort: true, isOver: true }],
    [-5_000, { minutes: 0, seconds: 0, isShort: true, isOver: true }],
  ])('the countdown of a held slot %d ms before the end shows %o', (left, shown) => {
    expect(countdownTo(1_000_000 + left, 1_000_000)).toEqual(shown);
  });
});
