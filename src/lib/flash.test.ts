import { flashIn } from './flash';

describe('what a page says to the next one', () => {
  it('a page reads the flash message back from the router state', () => {
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
  ])('a page reads no flash message from the state %j', (state) => {
    expect(flashIn(state)).toBeUndefined();
  });
});
