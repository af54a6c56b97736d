import { median } from '../measure/statistics.ts';
import { ratio } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Typed } from './typing.ts';

type Found = ReadonlyMap<string, readonly Typed[]>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Medians of the ratios of a round to the plain page: what slows the machine down slows both. */
const besidePlain = (found: Found, name: string): { keptBeside: number; paintedBeside: number } => {
  const plain = found.get('plain page') ?? [];
  const ratios = (time: (typed: Typed) => number): number[] =>
    (found.get(name) ?? []).map((typed, round) => {
      const beside = plain[round];
      return beside === undefined ? Number.NaN : time(typed) / time(beside);
    });
  return {
    keptBeside: median(ratios(({ keptFrom }) => keptFrom)),
    paintedBeside: median(ratios(({ paintedAt }) => paintedAt)),
  };
};

/** The outcome of typing into each side: one table, and the figures with a budget. */
export const typedOutcome = (found: Found): Outcome => {
  const sides = [...found].map(([name, runs]) => {
    const times = runs.map(({ keptFrom }) => keptFrom / 1000);
    return {
      name,
      median: median(times),
      worst: Math.max(...times),
      painted: median(runs.map(({ paintedAt }) => paintedAt)) / 1000,
      lost: sum(runs.map(({ lost }) => lost)),
      ...besidePlain(found, name),
    };
  });
  const ofPortal = sides.filter(({ name }) => name.startsWith('portal'));
  const rounds = found.get('plain page')?.length ?? 0;
  return {
    tables: [
      {
        title: `Seconds until a field keeps what is typed, ${rounds} rotated first visits each: HTTP/2, 1.6 Mbit/s, 150 ms a request, 4 × slower`,
        head: [
          '',
          'median s',
          'worst s',
          'beside the plain page',
          'first paint s',
          'beside the plain page',
          'keys lost',
        ],
        rows: sides.map(({ name, lost, painted, keptBeside, paintedBeside, ...times }) => [
          name,
          times.median.toFixed(2),
          times.worst.toFixed(2),
          ratio(keptBeside),
          painted.toFixed(2),
          ratio(paintedBeside),
          String(lost),
        ]),
      },
    ],
    figures: {
      ...Object.fromEntries(sides.map(({ name, median: seconds }) => [`${name.replace(' ', '.')}.seconds`, seconds])),
      ...Object.fromEntries(
        ofPortal.flatMap(({ name, keptBeside, paintedBeside }) => [
          [`${name.replace(' ', '.')}.besidePlain`, keptBeside],
          [`${name.replace(' ', '.')}.paint.besidePlain`, paintedBeside],
        ]),
      ),
      'portal.lostKeys': sum(ofPortal.map(({ lost }) => lost)),
      'portal.keptKeys': Math.min(...[...found].flatMap(([, runs]) => runs.map(({ kept }) => kept))),
    },
    notes: [
      'A key is pressed every 30 ms from the first field on, through the take-over by React; lost are those that do not stand in the field at the end.',
    ],
  };
};
