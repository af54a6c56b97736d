import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { kept, Marked } from './Marked';

type Kept = Readonly<Record<string, string>>;

export type Told = (key: ParseKeys, kept: Kept, rest?: Readonly<Record<string, string | number>>) => ReactNode;

/** `t`, for a sentence with names, dates, hours, references or phone numbers. */
export const useTold = (): Told => {
  const { t } = useTranslation();
  return (key, values, rest = {}) => {
    const marked = Object.entries(values).map(([name, value]) => [name, kept(value)]);
    return <Marked text={String(t(key, { ...rest, ...Object.fromEntries(marked) }))} />;
  };
};
