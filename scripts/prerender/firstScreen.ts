/** The login screen in two: what is painted first, and what follows the form, with the footer. */
export type Halves = { first: string; rest: string };

const halves =
  /^(?<first>.*?<main.*?<\/section>)(?<follows>.*?)(?<end><\/main>)(?<footer><footer.*<\/footer>)(?<close>.*)$/s;

/** Where the rest goes: it keeps the room (src/ui/Column.ts). */
const coming = '<div data-coming hidden></div>';

/** @throws when the screen is no form in a section, what follows it, and a footer */
export const cutAfterForm = (html: string): Halves => {
  const { first, follows, end, footer, close } = halves.exec(html)?.groups ?? {};
  if (first === undefined) throw new Error('The login screen has no form in a section before its footer.');
  return { first: `${first}${coming}${end ?? ''}${close ?? ''}`, rest: `${follows ?? ''}${footer ?? ''}` };
};

/** The rules of one styled component end with the classes that they are for. */
const component = /.*?data-styled\.g\d+\[id="[^"]*"\]\{content:"(?<classes>[^"]*)"\}(?:\/\*!sc\*\/\n?)?/gs;

/** The rules that the first half needs, and the others. */
export const cutStyle = (style: string, html: string): Halves => {
  const [, open = '', rules = ''] = /^(<style[^>]*>)(.*)<\/style>$/s.exec(style) ?? [];
  const worn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const cut: Halves = { first: '', rest: '' };
  for (const [text, classes = ''] of rules.matchAll(component))
    cut[classes.split(',').some((name) => worn.has(name)) ? 'first' : 'rest'] += text;
  if (cut.first.length + cut.rest.length !== rules.length)
    throw new Error('Some rules of the login screen are for nothing.');
  return { first: `${open}${cut.first}</style>`, rest: `${open}${cut.rest}</style>` };
};
