import { answerText } from '../../server/src/http/textAnswers.ts';
import { codeIn, textsOf } from '../../server/test/support/texts.ts';

/** The six digits in the newest text to a number such as `+15145550199`. */
export const codeTextedTo = async ({ deps }, number) =>
  codeIn((await textsOf(deps)).findLast(({ to }) => to === number));

/** As the phone would answer. */
export const phoneAnswers = ({ deps }, from, body) => answerText(deps, { from, body }, 'test');
