import { forgetMailedKeys, mailedKeyOf } from '../lib/mailedKey';
import { hideMailedKeys } from './hideMailedKey';

/** What a listener that comes after the portal sees of an address. */
const seen: string[] = [];

describe('the key in the address bar (spec §2 recover-do-screen)', () => {
  afterEach(forgetMailedKeys);

  it('the portal hides a mailed key before other code reads the address, at start and later, and leaves no trace in the history', async () => {
    window.history.replaceState(null, '', '#/recover/do?key=first');
    const length = window.history.length;
    hideMailedKeys();
    expect([window.location.hash, mailedKeyOf('/recover/do'), window.history.length]).toEqual([
      '#/recover/do',
      'first',
      length,
    ]);

    window.addEventListener('popstate', () => {
      seen.push(window.location.hash);
    });
    const changed = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.location.hash = '#/recover/do?key=second';
    await changed;
    expect([seen, mailedKeyOf('/recover/do')]).toEqual([['#/recover/do'], 'second']);
  });
});
