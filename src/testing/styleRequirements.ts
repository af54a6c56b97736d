export type Requirement = { kind: 'class' | 'id' | 'tag'; name: string };

/** Pseudo-class arguments and attributes. */
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

/** Returns what an element needs to match, per branch of a selector list; null if nothing can be ruled out. */
export const requirementsOf = (selector: string): Requirement[] | null => {
  const bare = withoutArguments(selector);
  if (/[^\w\s.#,:>+~*-]/.test(bare)) return null;
  const requirements = bare.split(',').map(requirementOf);
  return requirements.every((requirement) => requirement !== null) ? requirements : null;
};
