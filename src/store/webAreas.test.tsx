import { webAreas } from './webAreas';

const where = (property: 'sessionStorage' | 'localStorage', get: () => Storage | null): void => {
  const own = Object.getOwnPropertyDescriptor(window, property);
  Object.defineProperty(window, property, { configurable: true, get });
  restore.push(() => {
    if (own === undefined) Reflect.deleteProperty(window, property);
    else Object.defineProperty(window, property, own);
  });
};

const restore: (() => void)[] = [];
afterEach(() => {
  for (const each of restore.splice(0)) each();
});

describe('storage that the browser does not give (product §10 without-storage)', () => {
  it.each([
    ['is absent', () => null],
    [
      'is refused',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('what would be stored is kept in memory where the storage %s', (_, get) => {
    where('sessionStorage', get);
    where('localStorage', get);
    for (const area of ['session', 'local'] as const) {
      webAreas()[area].setItem('lang', 'en');
      expect(webAreas()[area].getItem('lang')).toBe('en');
      webAreas()[area].removeItem('lang');
      expect(webAreas()[area].getItem('lang')).toBeNull();
    }
  });
});
