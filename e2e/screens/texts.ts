import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';

/** A text that was sent to a number, read where a newcomer reads texts. */
export const textTo = ({ url }: Traveller, number: string, saying: RegExp): Promise<string> =>
  untilFound(async () => {
    const answer = await fetch(`${url}/dev/texts.json?to=${encodeURIComponent(number)}`);
    return saying.exec(await answer.text())?.[0];
  }, `a text that says ${saying.source}`);

/** As the person’s phone answers the last text. @returns what the phone gets */
export const answerText = async ({ url }: Traveller, from: string, body: string): Promise<string> => {
  const answer = await fetch(`${url}/dev/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, body }),
  });
  if (!answer.ok) throw new Error(`The answer of a phone got ${answer.status}.`);
  return answer.text();
};
