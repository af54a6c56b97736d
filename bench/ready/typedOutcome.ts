import { median } from '../measure/statistics.ts';
import { ratio } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Typed } from './typing.ts';

export const typedOutcome = (found: ReadonlyMap<string, readonly Typed[]>): Outcome => {
  const sides = [...found].map(([name, runs]) => {
    const times = runs.map(({ keptFrom }) => keptFrom / 1000);
    return {
      name,
      median: median(times),
      worst: Math.max(...times),
      lost: runs.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
  const plain = found.get('plain page') ?? [];
  /** The median of the ratios of a round: what slows the machine down slows both. */
  const besidePlain = (name: string): number =>
    median((found.get(name) ?? []).map(({ keptFrom }, round) => keptFrom / (plain[round]?.keptFrom ?? Number.NaN)));
  const ofPortal = sides.filter(({ name }) => name.startsWith('portal'));
  return {
    tables: [
      {
        title: `Seconds until a field keeps what is typed, ${plain.length} rotated first visits each: HTTP/2, 1.6 Mbit/s, 150 ms a request, 4 × slower`,
        head: ['', 'median s', 'worst s', 'beside the plain page', 'keys lost'],
        rows: sides.map(({ name, lost, ...times }) => [
          name,
          times.median.toFixed(2),
          times.worst.toFixed(2),
          ratio(besidePlain(name)),
          String(lost),
        ]),
      },
    ],
    figures: {
      ...Object.fromEntries(sides.map(({ name, median: seconds }) => [`${name.replace(' ', '.')}.seconds`, seconds])),
      'portal.fr.besidePlain': besidePlain('portal fr'),
      'portal.en.besidePlain': besidePlain('portal en'),
      'portal.lostKeys': ofPortal.reduce((sum, { lost }) => sum + lost, 0),
    },
    notes: [
      'A key is pressed every 30 ms from the first field on, through the take-over by React; lost are those that do not stand in the field at the end.',
    ],
  };
};
