import { tagOf } from '../lib/language';
import { useLanguage } from './useLanguage';

const kilobyte = 1024;

export const useSizeText = (): ((bytes: number) => string) => {
  const lang = useLanguage();
  return (bytes) => {
    const isLarge = bytes >= kilobyte ** 2;
    const [amount, unit] = isLarge
      ? ([bytes / kilobyte ** 2, 'megabyte'] as const)
      : ([Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte'] as const);
    return new Intl.NumberFormat(tagOf(lang), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(amount);
  };
};
