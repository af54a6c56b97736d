import { Unseen } from './Unseen';

/** `E63VV 6Y347` → `E 6 3 V V, 6 Y 3 4 7`. */
const spelled = (code: string, size: number): string =>
  (code.replace(/[\s-]/g, '').match(new RegExp(`.{1,${size}}`, 'g')) ?? [])
    .map((group) => [...group].join(' '))
    .join(', ');

const inGroups = (code: string): string => code.replace(/^(.{5})(.{5})$/, '$1 $2');

type Props = { children: string; shown?: string; size?: number };

export function SpelledOut({ children, shown = inGroups(children), size = 5 }: Props) {
  return (
    <span translate="no">
      <span aria-hidden="true">{shown}</span> <Unseen>{spelled(children, size)}</Unseen>
    </span>
  );
}
