import { flashIn } from './flash';

describe('what a page says to the next one', () => {
  it('is read back from the state of the router', () => {
    expect(flashIn({ flash: { tone: 'success', message: 'login.successfulLogout' } })).toEqual({
      tone: 'success',
      message: 'login.successfulLogout',
    });
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ flash: null }],
    [{ flash: { tone: 'loud', message: 'x' } }],
    [{ flash: { tone: 'info', message: 3 } }],
  ])('is nothing when the state is %j', (state) => {
    expect(flashIn(state)).toBeUndefined();
  });
});
