// Holds: product §8 alert-offers
import { act, renderHook } from '@testing-library/react';

import { useOfferEnds } from './useOfferEnds';

const page = () => {
  const { result, rerender } = renderHook(({ offered }) => useOfferEnds(offered), {
    initialProps: { offered: ['1', '2'] },
  });
  return {
    lists: (...offered: string[]) => {
      rerender({ offered });
    },
    tell: (spaceId: string) => {
      act(() => {
        result.current.tell(spaceId, 'left');
      });
    },
    refuse: (spaceId: string) => {
      act(() => {
        result.current.refuse(spaceId);
      });
    },
    ended: () => result.current.ended,
  };
};

describe('how an offer ends', () => {
  it('an offer that leaves the list without a press is over', () => {
    const { lists, ended } = page();
    expect(ended()).toBeUndefined();
    lists('2');
    expect(ended()).toEqual({ how: 'over', times: 1 });
  });

  it('an offer that the person left is told once, at the press', () => {
    const { lists, tell, ended } = page();
    tell('1');
    expect(ended()).toEqual({ how: 'left', times: 1 });
    lists('2');
    expect(ended()).toEqual({ how: 'left', times: 1 });
  });

  it('an offer that was refused is lost, whether the list or the refusal comes first', () => {
    const listFirst = page();
    listFirst.lists('2');
    listFirst.refuse('1');
    expect(listFirst.ended()).toEqual({ how: 'lost', times: 2 });
    const refusalFirst = page();
    refusalFirst.refuse('1');
    expect(refusalFirst.ended()).toBeUndefined();
    refusalFirst.lists('2');
    expect(refusalFirst.ended()).toEqual({ how: 'lost', times: 1 });
  });

  it('an offer that comes back is told again when it ends', () => {
    const { lists, tell, ended } = page();
    tell('1');
    lists('2');
    lists('1', '2');
    lists('2');
    expect(ended()).toEqual({ how: 'over', times: 2 });
  });
});
