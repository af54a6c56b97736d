import type { ComponentType } from 'react';

/**
 * What the default export of a file of stories says of them; each named export is one, drawn as it is. The workshop
 * tool reads the title from the source: it is written out.
 */
export type Subject = {
  title: string;
  parameters?: {
    /** A `part` is put on a page with a title; a `page` brings its own. */
    frame: Frame;
  };
};

export type Frame = 'part' | 'page';

/** A part in one state. */
export type Story = ComponentType;

/** The three themes of ui/theme/themes.ts. */
export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];
