import { forgetMailedKeys, mailedKeyOf, takeMailedKey } from './mailedKey';

describe('the key of a mailed link (spec §2 recover-do-screen)', () => {
  afterEach(forgetMailedKeys);

  it('leaves the address and is kept in memory, under its route', () => {
    expect(takeMailedKey('/recover/do?key=abc-_1')).toBe('/recover/do');
    expect([mailedKeyOf('/recover/do'), mailedKeyOf('/nosession/verify')]).toEqual(['abc-_1', null]);
  });

  it.each(['recover/do?key=a%2Fb==', '/recover/do/?key=a%2Fb=='])(
    'is the same however the address is written: %s',
    (address) => {
      expect(takeMailedKey(address)).toBe('/recover/do');
      expect(mailedKeyOf('/recover/do')).toBe('a/b==');
    },
  );

  it('has its pluses, encoded or not', () => {
    takeMailedKey('/recover/do?key=a+b%2Bc');
    expect(mailedKeyOf('/recover/do')).toBe('a+b+c');
  });

  it('leaves alone what else the address says', () => {
    expect(takeMailedKey('/recover/do?lang=en&key=abc&x=1')).toBe('/recover/do?lang=en&x=1');
  });

  it.each(['/recover/do', '/recover/do?lang=en', '/login', ''])(
    'is not looked for where there is none: %s',
    (address) => {
      expect(takeMailedKey(address)).toBeUndefined();
    },
  );

  it('also leaves the address when it is empty, and then is none', () => {
    expect(takeMailedKey('/recover/do?key=')).toBe('/recover/do');
    expect(mailedKeyOf('/recover/do')).toBeNull();
  });

  it('is the newest that came, and is forgotten once used', () => {
    takeMailedKey('/recover/do?key=old');
    takeMailedKey('/recover/do?key=new');
    expect(mailedKeyOf('/recover/do')).toBe('new');
    forgetMailedKeys();
    expect(mailedKeyOf('/recover/do')).toBeNull();
  });
});
