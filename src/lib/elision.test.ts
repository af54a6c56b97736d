import { elides } from './elision';

describe('a name after « de »', () => {
  it.each(['Élise', 'Anne-Sophie', 'Œdipe', 'Yves', 'Hélène', 'Îlona', 'ugo'])('« de » elides before %s', (name) => {
    expect(elides(name)).toBe(true);
  });

  it.each(['Léa', 'Yasmine', 'Zoé', 'Łukasz', ''])('« de » does not elide before %j', (name) => {
    expect(elides(name)).toBe(false);
  });
});
