export const themes = ['light', 'dark'] as const;
export const contrasts = ['more', 'usual'] as const;

export type Display = { theme: (typeof themes)[number] | null; contrast: (typeof contrasts)[number] | null };

/** Root element attributes (ui/theme/GlobalStyle.ts), named like the stored keys (product §3). */
const displayKeys = ['theme', 'contrast'] as const satisfies readonly (keyof Display)[];

export const showDisplay = (chosen: Record<keyof Display, string | null>): void => {
  for (const key of displayKeys) {
    const value = chosen[key];
    if (value === null) document.documentElement.removeAttribute(`data-${key}`);
    else document.documentElement.setAttribute(`data-${key}`, value);
  }
};
