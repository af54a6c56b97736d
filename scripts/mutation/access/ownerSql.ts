import ts from 'typescript';
import type { Removal } from './removal.ts';

const owner = String.raw`(?:account_id|patient_id|clinic_id|invitation_id|session_id|staff_id|token_hash|guest_token_hash|author_account_id|booked_by_account_id)`;
const column = String.raw`(?:"?\w+"?\.)?`;

/** Where a condition stands, and not a value that is written. */
const condition = String.raw`(?<=\b(?:where|and|or|when|on)\s+\(?|case when\s+|\(|filter \(where\s+)`;

/** `patient_id = ` before a value, and `id = ` before whose id it is. */
const beforeValue = new RegExp(
  String.raw`${condition}(${column}(${owner}|id)\s*(?:=|<>|is distinct from|is not distinct from|in|= any\(|in \())\s*$`,
  'i',
);

const betweenColumns = new RegExp(
  String.raw`(?<=\b(?:where|and)\s+\(?)${column}(?:${owner} = ${column}(?:${owner}|id)|id = ${column}${owner})\b(?!\()`,
  'gi',
);

/** Fragments that say whose a row is. */
const ownership =
  /^(?:is(?:HoldOf|HoldOfAnother|HeldBy|HeldByAnother|OwnBooking|PrivateBooking|OutgrownOn|MeantFor|TokenAlive|InForce|Invited|ShownTo|OpenTo|ContactOf)|letsAct|inInbox|aboutPatient|ofAccount|ofSession|ownerOfFiles|mayDelegates|mayBeClaimed|mayRead)\b/;

const ids = /(?:account|patient|token|clinic|staff|session)(?:Id|Hash)s?$/i;

const spanRemoval = (template: ts.TemplateExpression, index: number, source: ts.SourceFile): Removal | null => {
  const span = template.templateSpans[index];
  if (span === undefined) return null;
  const before = index === 0 ? template.head : template.templateSpans[index - 1]?.literal;
  if (before === undefined) return null;
  const text = span.expression.getText(source);
  const [from, to] = [span.expression.getFullStart() - 2, span.literal.getStart(source) + 1];
  if (ownership.test(text)) return { start: from, end: to, text: 'true' };
  const found = beforeValue.exec(before.getText(source).slice(0, from - before.getStart(source)));
  if (found === null || (found[2] === 'id' && !ids.test(text))) return null;
  const opens = found[1]?.endsWith('(') === true;
  const after = source.text.slice(to);
  const tail = /^(?:::\w+(?:\[\])?)?/.exec(after)?.[0].length ?? 0;
  const closes = opens && after.startsWith(')', tail) ? 1 : 0;
  return { start: before.getStart(source) + found.index, end: to + tail + closes, text: 'true' };
};

/** Each condition of a `sql` template that says whose a row is, taken away. */
export function ownerRemovals(template: ts.TemplateLiteral, source: ts.SourceFile): Removal[] {
  const isPlain = ts.isNoSubstitutionTemplateLiteral(template);
  const texts = isPlain ? [template] : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  const joined = texts.flatMap((text) =>
    [...text.getText(source).matchAll(betweenColumns)].map(({ index, 0: was }) => ({
      start: text.getStart(source) + index,
      end: text.getStart(source) + index + was.length,
      text: 'true',
    })),
  );
  const spans = isPlain ? [] : template.templateSpans.map((_span, index) => spanRemoval(template, index, source));
  return [...joined, ...spans.filter((each) => each !== null)];
}

const ownerName = new RegExp(String.raw`^${column}${owner}$`);

/** `.where('patient_id', '=', …)` and `eb('account_id', '=', …)`, taken away. */
export function builderRemoval(node: ts.CallExpression, source: ts.SourceFile): Removal | null {
  const [named, , value] = node.arguments;
  if (named === undefined || value === undefined || !ts.isStringLiteral(named)) return null;
  const isOwn = ownerName.test(named.text) || (/^(?:\w+\.)?id$/.test(named.text) && ids.test(value.getText(source)));
  if (!isOwn) return null;
  const { expression } = node;
  if (ts.isIdentifier(expression) && expression.text === 'eb')
    return { start: node.getStart(source), end: node.getEnd(), text: 'eb.val(true)' };
  const isWhere = ts.isPropertyAccessExpression(expression) && ['where', 'whereRef'].includes(expression.name.text);
  return isWhere ? { start: expression.expression.getEnd(), end: node.getEnd(), text: '' } : null;
}
