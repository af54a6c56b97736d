type Frame = ((title: string) => string) | null;

const shown: { title: string; trouble: Frame } = { title: '', trouble: null };

const show = () => {
  document.title = shown.trouble?.(shown.title) ?? shown.title;
};

/** The title of the page, from its route (spec §2). Never a person's name. */
export const showTitle = (title: string): void => {
  shown.title = title;
  show();
};

/** What the title becomes while something is wrong, « Erreur : … »; null when all is well again. */
export const showTrouble = (trouble: Frame): void => {
  shown.trouble = trouble;
  show();
};
