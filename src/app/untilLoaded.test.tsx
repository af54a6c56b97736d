import { pauseAfter, untilLoaded } from './untilLoaded';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const failing = () => {
  const part = () => null;
  let isOpen = false;
  const load = jest.fn(async () => {
    await Promise.resolve();
    if (!isOpen) throw new Error('lost');
    return part;
  });
  return { load, part, open: () => (isOpen = true) };
};

const askedAfter = async (load: jest.Mock, ms: number): Promise<number> => {
  await jest.advanceTimersByTimeAsync(ms);
  return load.mock.calls.length;
};

it('the portal asks for a part of the frame at pauses that double, up to thirty seconds', async () => {
  const { load, part, open } = failing();
  const loaded = untilLoaded(load);
  const asked = [];
  for (let tries = 0; tries < 9; tries += 1) asked.push(await askedAfter(load, pauseAfter(tries)));
  expect(asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pauseAfter(0)).toBe(500);
  expect(pauseAfter(8)).toBe(30_000);
  open();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await loaded).toBe(part);
});

it('a device that comes online asks for a part of the frame at once, and begins with the shortest pause', async () => {
  const { load, open } = failing();
  const loaded = untilLoaded(load);
  await askedAfter(load, 60_000);
  const before = load.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  expect(await askedAfter(load, 0)).toBe(before + 1);
  expect(await askedAfter(load, 500)).toBe(before + 2);
  open();
  await jest.advanceTimersByTimeAsync(1_000);
  await loaded;
});
