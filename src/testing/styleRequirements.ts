/** What an element must have so that a selector can match it. */
export type Requirement = { kind: 'class' | 'id' | 'tag'; name: string };

/** Arguments of pseudo-classes from the inside out, and attributes: a star stands for them. */
const unread = /::?[\w-]+\([^()]*\)|\[[^[\]"']*(?:"[^"]*"|'[^']*')?[^[\]"']*\]/g;

const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(unread, '*');
  return shorter === selector ? selector : withoutArguments(shorter);
};

const requirementOf = (branch: string): Requirement | null => {
  const last =
    branch
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [, sign, name] = /([.#])([\w-]+)/.exec(last) ?? [];
  if (name !== undefined) return { kind: sign === '.' ? 'class' : 'id', name };
  const [tag] = /^[a-z][a-z\d]*/i.exec(last) ?? [];
  return tag === undefined ? null : { kind: 'tag', name: tag.toLowerCase() };
};

/**
 * What an element must have, for each branch of a selector list, so that it can match at all.
 * @param selector as a style rule carries it
 * @returns the requirements of which one must hold, or null where no element can be ruled out that simply
 */
export const requirementsOf = (selector: string): Requirement[] | null => {
  const bare = withoutArguments(selector);
  if (/[^\w\s.#,:>+~*-]/.test(bare)) return null;
  const requirements = bare.split(',').map(requirementOf);
  return requirements.every((requirement) => requirement !== null) ? requirements : null;
};
