/** Where a screen reader stops, and what it says there. */
export type Stop = {
  /** A part in another language stands in braces, after its language: `{en: Your form is ready}`. */
  phrase: string;
  /** Said already as the name or the description of a control. */
  isSaid: boolean;
  /** A region that waits for something to say. */
  isEmpty: boolean;
  /** Of a piece of text: its paragraph. */
  block: number | undefined;
  /** Of a control: where it leads or which one it is; two that do the same share it. */
  does?: string | undefined;
};

const silent =
  /^(?:paragraph|strong|time|deletion|list|term|definition|form|table|row(?:group)?(?:,.*)?|end of (?!document|main|(?:alert)?dialog|navigation|banner|contentinfo|region|article).*|)$/;

const place = /^listitem, level \d+, position (\d+), set size (\d+)$/;

/** The footer is read once for each of these, and is the same elsewhere. */
const withFooter = new Set(['login', 'app-home']);

const joined = (stops: readonly Stop[]): Stop[] => {
  const lines: Stop[] = [];
  for (const stop of stops) {
    const last = lines.at(-1);
    if (last?.block === undefined || last.block !== stop.block) {
      lines.push({ ...stop });
      continue;
    }
    last.phrase += /^[,.;:)]/.test(stop.phrase) || last.phrase.endsWith('(') ? stop.phrase : ` ${stop.phrase}`;
  }
  return lines;
};

/** Puts the place in a list before what stands there. */
const placed = (phrases: readonly string[]): string[] => {
  const lines: string[] = [];
  let before = '';
  for (const phrase of phrases) {
    const [, at, size] = place.exec(phrase) ?? [];
    if (at !== undefined && size !== undefined) {
      if (before !== '') lines.push(before.trim());
      before = `(${at}/${size}) `;
      continue;
    }
    lines.push(before + phrase);
    before = '';
  }
  return lines;
};

/** A term is said with its value. */
const withTerms = (stops: readonly Stop[]): Stop[] => {
  const told: Stop[] = [];
  let term: Stop | undefined;
  let isTerm = false;
  for (const stop of stops) {
    if (stop.phrase === 'term') isTerm = true;
    else if (stop.phrase === 'end of term') isTerm = false;
    else if (isTerm) term = stop;
    else if (term !== undefined && !stop.isSaid && !silent.test(stop.phrase)) {
      told.push(...(stop.does === undefined ? [] : [term]));
      told.push(stop.does === undefined ? { ...stop, phrase: `${term.phrase}: ${stop.phrase}` } : stop);
      term = undefined;
    } else told.push(stop);
  }
  return told;
};

const cutFooter = (lines: readonly string[]): string[] => {
  const start = lines.findIndex((line) => line.startsWith('contentinfo'));
  const end = lines.findIndex((line) => line.startsWith('end of contentinfo'));
  return start < 0 || end < 0 ? [...lines] : [...lines.slice(0, start + 1), ...lines.slice(end)];
};

/** Without the ends of small things, and without what a control has said: the lines of a transcript. */
export const asProse = (stops: readonly Stop[], screen: string): string[] => {
  const said = withTerms(stops).filter(({ phrase, isSaid, isEmpty }) => !isSaid && !isEmpty && !silent.test(phrase));
  const phrases = joined(said).map(({ phrase }) => phrase.replace(/^[.,;:](?: |$)/, ''));
  const lines = placed(phrases.filter((phrase) => phrase !== ''));
  return withFooter.has(screen) ? lines : cutFooter(lines);
};
