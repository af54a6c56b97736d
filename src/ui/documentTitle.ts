type Frame = ((title: string) => string) | null;

const shown: { title: string; trouble: Frame } = { title: '', trouble: null };

const show = () => {
  document.title = shown.trouble?.(shown.title) ?? shown.title;
};

/** Spec §2. Never a person's name. */
export const showTitle = (title: string): void => {
  shown.title = title;
  show();
};

/** « Erreur : … »; null removes it. */
export const showTrouble = (trouble: Frame): void => {
  shown.trouble = trouble;
  show();
};
