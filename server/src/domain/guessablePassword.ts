import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What an attacker who knows the person tries first. */
export type KnownText = { login: string; email: string; nam: string };

/** The network's own name, in any spelling (product: the brand). */
const networkText = ['boreal'];

/** Below this many guesses (power of ten) a password is among those that lists and tools try first. */
const fewGuesses = 8.5;

/** Lower case, without accents: « Boréal » and "boreal" are the same word to a guesser. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Login, name of the mailbox, and the parts of a Quebec health number: the name's letters, the birth date, the end. */
const contextText = ({ login, email, nam }: KnownText): string[] => {
  const mailbox = email.split('@')[0] ?? '';
  const parts = /^[A-Z]{4}\d{8}$/.test(nam) ? [nam.slice(0, 4), nam.slice(4, 10), nam.slice(4)] : [nam];
  return [...networkText, login, mailbox, ...parts].map(fold).filter((word) => word.length >= 4);
};

/** Loaded with the first sign-up: the word lists take 40 MB, which a server that only lets people in never needs. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Estimator }, shared, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const { qwerty, azerty } = shared.adjacencyGraphs;
  const { 'commonWords-fr': messages, 'firstnames-fr': names } = french.dictionary;
  return new Estimator({
    dictionary: { passwords: shared.dictionary['passwords-common'], messages, names },
    graphs: { qwerty, azerty },
  });
};

let estimator: Promise<ZxcvbnFactory> | undefined;

type Piece = { pattern: string; dictionaryName?: unknown };

/** A walk on the keyboard, a row of signs, or a password that everybody has: `1qaz@WSX3edc` is nothing else. */
const isWellWorn = ({ pattern, dictionaryName }: Piece): boolean =>
  ['spatial', 'sequence', 'repeat'].includes(pattern) || dictionaryName === 'passwords';

/**
 * Whether a password that fits the policy is still one of those tried first: common ones in disguise (`P@ssw0rd123`,
 * `Soleil2024!`), or one built on what is known of the person (ASVS 6.2.4, 6.2.11). Offline, by estimate and word lists.
 */
export const isGuessable = async (password: string, known: KnownText): Promise<boolean> => {
  const messages = contextText(known);
  if (messages.some((word) => fold(password).includes(word))) return true;
  estimator ??= loadEstimator();
  const { guessesLog10, sequence } = (await estimator).check(password, messages);
  return guessesLog10 < fewGuesses || sequence.every(isWellWorn);
};
