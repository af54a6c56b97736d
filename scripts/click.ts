/** Past this a newcomer loses the thread. */
export const maxStops = 20;

const linkIn = /^\| \[`[^`]+`\]\(([^)]+)\)/gm;
const fileIn = /from '(\.[^']+)'/g;

/** The files of the table under “Follow one click”, in their order. */
export function stopsIn(readme: string): string[] {
  const section = /\n## Follow one click\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  return [...section.matchAll(linkIn)].flatMap(([, path]) => path ?? []);
}

const stem = (path: string): string => path.replace(/\.tsx?$/, '');

/** The imports of a file, relative to the root and without their ending. */
export function importsOf(path: string, text: string): string[] {
  const folder = path.split('/').slice(0, -1).join('/');
  return [...text.matchAll(fileIn)].map(([, to = '']) => stem(new URL(to, `file:///${folder}/`).pathname.slice(1)));
}

/**
 * What is wrong with the path: too many stops, or a stop that neither import nor shared module links to an earlier one
 * (a component and its page meet in a React context). The call to the first stop of the server crosses the network.
 */
export function clickProblems(stops: readonly string[], textOf: (path: string) => string): string[] {
  const imports = new Map(stops.map((path) => [path, importsOf(path, textOf(path))]));
  const meet = (one: string, other: string) => {
    const [ones = [], others = []] = [imports.get(one), imports.get(other)];
    return ones.includes(stem(other)) || others.includes(stem(one)) || ones.some((path) => others.includes(path));
  };
  const arrival = stops.findIndex((path) => path.startsWith('server/'));
  const stray = stops.filter(
    (path, index) => index > 0 && index !== arrival && !stops.slice(0, index).some((earlier) => meet(path, earlier)),
  );
  return [
    ...(stops.length > maxStops ? [`README.md: the click has ${stops.length} stops, at most ${maxStops}.`] : []),
    ...stray.map((path) => `README.md: nothing links ${path} to an earlier stop.`),
  ];
}
