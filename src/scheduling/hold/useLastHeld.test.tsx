// Holds: product §8 hold-life
import { renderHook } from '@testing-library/react';

import { slotIn } from '../../api/appointmentAnswers';
import { useLastHeld } from './useLastHeld';

const space = slotIn({
  spaceId: '1',
  clinicId: '2',
  start: '2031-03-04T14:00:00Z',
  end: '2031-03-04T14:15:00Z',
  timeZone: 'America/Toronto',
  mode: 'in-person',
});

const afterLeaving = (endsAt: number) => {
  if (!space) throw new Error('The slot is not one.');
  const held = { space, holdId: '3', endsAt, extendable: true };
  const initialProps: { listed: typeof held | undefined } = { listed: held };
  const { result, rerender } = renderHook(({ listed }) => useLastHeld(listed), { initialProps });
  rerender({ listed: undefined });
  return { held, result };
};

describe('a hold that leaves the list', () => {
  it('a hold that another tab ended is not known any more', () => {
    const { result } = afterLeaving(Date.now() + 60_000);
    expect(result.current).toMatchObject({ held: undefined, isGone: false });
  });

  it('a hold that ran out is still known, so that the person is told', () => {
    const { held, result } = afterLeaving(Date.now());
    expect(result.current).toMatchObject({ held, isGone: true });
  });
});
