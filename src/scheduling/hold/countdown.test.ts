// Holds: product §8 hold-life
import { countdownTo } from './countdown';

describe('the countdown of a hold', () => {
  it.each([
    [300_000, { left: 300, isShort: false, isOver: false }],
    [299_001, { left: 300, isShort: false, isOver: false }],
    [121_000, { left: 121, isShort: false, isOver: false }],
    [120_000, { left: 120, isShort: true, isOver: false }],
    [1, { left: 1, isShort: true, isOver: false }],
    [0, { left: 0, isShort: true, isOver: true }],
    [-5_000, { left: 0, isShort: true, isOver: true }],
  ])('the countdown of a held slot %d ms before the end shows %o', (left, shown) => {
    expect(countdownTo(1_000_000 + left, 1_000_000)).toEqual(shown);
  });
});
