import type { Frame, Story, Subject } from '../stage/story';

/** What webpack answers for a folder. */
type Folder = { keys: () => string[]; (key: string): Record<string, unknown> };

declare global {
  interface ImportMeta {
    webpackContext: (folder: string, options: { regExp: RegExp }) => Folder;
  }
}

export type Listed = { title: string; frame: Frame; Story: Story };

const isSubject = (value: unknown): value is Subject => typeof value === 'object' && value !== null && 'title' in value;
const isStory = (value: unknown): value is Story => typeof value === 'function';

/** Every story of the workshop, by its title: « Button: Primary ». */
export const listStories = (): Listed[] => {
  const folder = import.meta.webpackContext('../stories', { regExp: /\.stories\.tsx$/ });
  return folder.keys().flatMap((key) => {
    const { default: subject, ...stories } = folder(key);
    if (!isSubject(subject)) throw new Error(`${key} does not say what its stories are about.`);
    return Object.entries(stories).map(([name, Story]) => {
      if (!isStory(Story)) throw new Error(`${name} in ${key} is no story.`);
      return { title: `${subject.title}: ${name}`, frame: subject.parameters?.frame ?? 'part', Story };
    });
  });
};
