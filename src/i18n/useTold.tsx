import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Kept = Readonly<Record<string, string>>;

export type Told = (key: ParseKeys, kept: Kept, rest?: Readonly<Record<string, string | number>>) => ReactNode;

/** Unicode’s isolates, which no name may hold. */
const [open, close] = ['\u2068', '\u2069'];

/**
 * `t`, for a sentence with names, dates, hours, references or phone numbers: what is `kept` no translator may change
 * (decision 93).
 */
export const useTold = (): Told => {
  const { t } = useTranslation();
  return (key, kept, rest = {}) => {
    const marked = Object.entries(kept).map(([name, value]) => [name, `${open}${value}${close}`]);
    const text = String(t(key, { ...rest, ...Object.fromEntries(marked) }));
    const parts = text.split(/[\u2068\u2069]/);
    return (
      <span>
        {parts.map(
          (part, at) =>
            part !== '' && (
              <span key={`${at} ${part}`} {...(at % 2 === 1 && { translate: 'no' })}>
                {part}
              </span>
            ),
        )}
      </span>
    );
  };
};
