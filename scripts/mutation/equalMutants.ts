/** Mutants that change nothing anybody can see, with the reason. The key is the file, the text that was, and the one instead. */
export const equalMutants: Readonly<Record<string, string>> = {};

export const keyOf = ({ file, was, text }: { file: string; was: string; text: string }): string =>
  `${file}: ${was} → ${text}`;
