/**
 * Twelve files of the portal send the tap; of eighteen on the server, most may refuse it. The goal is 20: each check
 * that a promise needed added a stop, so a new one has to replace another.
 */
export const maxStops = 30;

/** Files that may refuse a request, but are no stop of this one, each with the reason. */
const beside: Readonly<Record<string, string>> = {
  'server/src/data/guest/people.ts': 'only guests',
  'server/src/data/newcomers.ts': 'it counts, and the stop that asks it refuses',
  'server/src/http/appointments/shownTo.ts': 'it hides in a refusal what the user may not read',
  'server/src/http/invitation/invitationHook.ts': 'only calls of an invitation',
  'server/src/http/pace.ts': 'the counters of the hook before it',
  'server/src/http/responsePadding.ts': 'it delays answers',
  'server/src/http/staff/staffHook.ts': 'only calls of the staff area',
};

const linkIn = /^\| \[`[^`]+`\]\(([^)]+)\)/gm;
const fileIn = /from '(\.[^']+)'/g;
const valueIn = /^import (?!type )[^;]*? from '(\.[^']+)'/gm;
const refuses = /\bthrow new /;

/** The files of the table under “Follow one click”, in their order. */
export function stopsIn(readme: string): string[] {
  const section = /\n## Follow one click\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  return [...section.matchAll(linkIn)].flatMap(([, path]) => path ?? []);
}

const stem = (path: string): string => path.replace(/\.tsx?$/, '');

const resolved = (path: string, to: string): string => new URL(to, `file:///${path}`).pathname.slice(1);

/** The imports of a file, relative to the root and without their ending. */
export function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(fileIn)].map(([, to = '']) => stem(resolved(path, to)));
}

const hookNames = /\nexport const hooks: Plugin\[\] = \[([^\]]*)\]/;

/** The files of the hooks that every request of the server passes, in their order. */
export function hooksIn(path: string, text: string): string[] {
  const names = hookNames.exec(text)?.[1]?.match(/\w+/g) ?? [];
  return names.flatMap((name) => {
    const [, from] = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(text) ?? [];
    return from === undefined ? [] : [resolved(path, from)];
  });
}

/** What may refuse the tap and is no stop: a hook, or a file that a stop of the server calls and that throws. */
export function missedRefusals(
  stops: readonly string[],
  hooks: readonly string[],
  textOf: (path: string) => string,
): string[] {
  const called = stops
    .filter((path) => path.startsWith('server/'))
    .flatMap((path) => [...textOf(path).matchAll(valueIn)].map(([, to = '']) => resolved(path, to)))
    .filter((path) => path.startsWith('server/') && refuses.test(textOf(path)));
  return [...new Set([...hooks, ...called])]
    .filter((path) => !stops.includes(path) && !(path in beside))
    .map((path) => `README.md: ${path} may refuse the click and is no stop.`);
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
