/** Unicode’s isolates, which no name may hold. */
const [open, close] = ['\u2068', '\u2069'];

/** What no translator may change (decision 93), for a text that `Marked` shows or `unmarked` bares. */
export const kept = (value: string): string => `${open}${value}${close}`;

export const unmarked = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

export function Marked({ text }: { text: string }) {
  return (
    <span>
      {text.split(/[\u2068\u2069]/).map(
        (part, at) =>
          part !== '' && (
            <span key={`${at} ${part}`} {...(at % 2 === 1 && { translate: 'no' })}>
              {part}
            </span>
          ),
      )}
    </span>
  );
}
