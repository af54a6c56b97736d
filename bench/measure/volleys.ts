import type { Volley } from '../load/shot.ts';
import { median, quantile } from './statistics.ts';

/** What several volleys of one side come to: the median of the rounds for each figure, and every status counted. */
export type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
  accepted: number;
  refused: number;
  refusals: string[];
};

const countOf = (volleys: readonly Volley[], isCounted: (status: number) => boolean): number =>
  volleys
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, count]) => (isCounted(Number(status)) ? sum + count : sum), 0);

const perSecond = ({ latencies, seconds }: Volley): number => latencies.length / seconds;

/** Times are milliseconds. */
export const measured = (volleys: readonly Volley[]): Measured => ({
  perSecond: median(volleys.map(perSecond)),
  p50: median(volleys.map(({ latencies }) => quantile(latencies, 0.5))),
  p99: median(volleys.map(({ latencies }) => quantile(latencies, 0.99))),
  accepted: countOf(volleys, (status) => status < 300),
  refused: countOf(volleys, (status) => status >= 300),
  refusals: volleys.flatMap(({ refusals }) => refusals).slice(0, 3),
});

/**
 * How the rates of one side compare with those of another: round by round, since a machine changes between rounds; the
 * median of them.
 */
export const ratioOf = (volleys: readonly Volley[], floor: readonly Volley[]): number =>
  median(
    volleys.map((volley, round) => {
      const beside = floor[round];
      return beside === undefined ? Number.NaN : perSecond(volley) / perSecond(beside);
    }),
  );
