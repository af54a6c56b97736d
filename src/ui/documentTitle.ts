const parts = { prefix: '', title: '' };

const show = () => {
  document.title = parts.prefix + parts.title;
};

/** The title of the page, from its route (spec §2). Never a person's name. */
export const showTitle = (title: string): void => {
  parts.title = title;
  show();
};

/** What stands before the title while something is wrong: « Erreur : ». Empty takes it away. */
export const showTitlePrefix = (prefix: string): void => {
  parts.prefix = prefix;
  show();
};
