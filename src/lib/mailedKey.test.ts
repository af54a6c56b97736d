import { forgetMailedKeys, mailedKeyOf, takeMailedKey } from './mailedKey';

describe('the key of a mailed link (spec §2 recover-do-screen)', () => {
  afterEach(forgetMailedKeys);

  it('the key of a mailed link leaves the address and stays in memory, under its route', () => {
    expect(takeMailedKey('/recover/do?key=abc-_1')).toBe('/recover/do');
    expect([mailedKeyOf('/recover/do'), mailedKeyOf('/nosession/verify')]).toEqual(['abc-_1', null]);
  });

  it.each(['recover/do?key=a%2Fb==', '/recover/do/?key=a%2Fb=='])(
    'the portal reads the same key from a mailed link however the address is written: %s',
    (address) => {
      expect(takeMailedKey(address)).toBe('/recover/do');
      expect(mailedKeyOf('/recover/do')).toBe('a/b==');
    },
  );

  it('the key of a mailed link keeps its plus signs, encoded or not', () => {
    takeMailedKey('/recover/do?key=a+b%2Bc');
    expect(mailedKeyOf('/recover/do')).toBe('a+b+c');
  });

  it('taking the key from a mailed link leaves the rest of the address unchanged', () => {
    expect(takeMailedKey('/recover/do?lang=en&key=abc&x=1')).toBe('/recover/do?lang=en&x=1');
  });

  it.each(['/recover/do', '/recover/do?lang=en', '/login', ''])(
    'the portal takes no key from an address without one: %s',
    (address) => {
      expect(takeMailedKey(address)).toBeUndefined();
    },
  );

  it('an empty key of a mailed link also leaves the address, and counts as none', () => {
    expect(takeMailedKey('/recover/do?key=')).toBe('/recover/do');
    expect(mailedKeyOf('/recover/do')).toBeNull();
  });

  it('the newest key of a mailed link replaces the older one, and the portal forgets it once used', () => {
    takeMailedKey('/recover/do?key=old');
    takeMailedKey('/recover/do?key=new');
    expect(mailedKeyOf('/recover/do')).toBe('new');
    forgetMailedKeys();
    expect(mailedKeyOf('/recover/do')).toBeNull();
  });
});
