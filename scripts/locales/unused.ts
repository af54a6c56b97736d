import { type Catalogue, messageOf } from './catalogue.ts';

/**
 * Messages that no line of code asks for. A key is asked for when it stands in quotes, or when code makes keys that
 * begin as it does, such as `reason.${code}`.
 */
export function unusedMessages(catalogue: Catalogue, code: string): string[] {
  const quoted = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2]));
  const beginnings = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1] ?? '');
  const messages = new Set(Object.keys(catalogue).map((key) => messageOf(key, catalogue)));
  return [...messages]
    .filter((key) => !quoted.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
    .map((key) => `"${key}" is asked for nowhere`);
}
