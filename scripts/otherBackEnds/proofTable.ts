import { everyCall } from '../../contract/everyCall.ts';
import type { Proving, Sent } from '../../contract/fixtures/proofs.ts';

const bodyOf = ({ status = 200, body, isPage }: Sent): string => {
  if (isPage) return 'a page';
  return body === undefined ? `an empty ${status}` : `\`${JSON.stringify(body)}\``;
};

const answerOf = (sent: Sent): string => `${bodyOf(sent)}${sent.isSigned ? ' with `X-Request-Id`' : ''}`;

const hearingOf = ({ hears }: Proving): string =>
  hears.map(([name, sent]) => `\`${everyCall[name].path}\`: ${answerOf(sent)}`).join('; then ') || 'nothing';

/** One row for each example that the tests of the portal go through. */
export const proofTable = (provings: readonly Proving[]): string[] => [
  '| the write is answered with | the portal then asks, and hears | it counts |',
  '|---|---|---|',
  ...provings.map((one) => `| ${answerOf(one.after)} | ${hearingOf(one)} | ${one.isDone ? 'yes' : 'not yet'} |`),
];
