import { elides } from './elision';

describe('a name after « de »', () => {
  it.each(['Élise', 'Anne-Sophie', 'Œdipe', 'Yves', 'Hélène', 'Îlona', 'ugo'])('elides before %s', (name) => {
    expect(elides(name)).toBe(true);
  });

  it.each(['Léa', 'Yasmine', 'Zoé', 'Łukasz', ''])('does not before %j', (name) => {
    expect(elides(name)).toBe(false);
  });
});
