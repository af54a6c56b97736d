import { Unseen } from './Unseen';

const ownGroups = /[\s-]/;

/** As they were given, or else all of one size. */
const groupsOf = (code: string, size: number): string[] => {
  if (ownGroups.test(code)) return code.split(ownGroups);
  return code.length % size === 0 ? (code.match(new RegExp(`.{${size}}`, 'g')) ?? []) : [code];
};

type Props = {
  children: string;
  /** Characters a group. */
  size?: number;
  separator?: string;
};

/** Shown in groups; said letter by letter, with a pause between two groups. */
export function SpelledOut({ children: code, size = 4, separator = ' ' }: Props) {
  const groups = groupsOf(code, size);
  return (
    <span translate="no">
      <span aria-hidden="true">{ownGroups.test(code) ? code : groups.join(separator)}</span>
      <Unseen>{groups.map((group) => [...group].join(' ')).join(', ')}</Unseen>
    </span>
  );
}
