import { useSyncExternalStore } from 'react';

import type { Language } from '../../src/lib/language';
import type { StageSet } from '../stage/setStage';
import { Stage } from '../stage/Stage';
import { themes } from '../stage/story';
import type { Listed } from './listStories';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
  };
};

/** « #Button: Primary?lang=en&theme=dark » */
const wanted = (hash: string) => {
  const [title = '', query] = decodeURIComponent(hash.slice(1)).split('?');
  const asked = new URLSearchParams(query);
  const lang: Language = asked.get('lang') === 'en' ? 'en' : 'fr';
  return { title, lang, theme: themes.find((theme) => theme === asked.get('theme')) ?? 'light' };
};

/** One story, as the address asks; without one, the list of all. */
export function Workshop({ set, stories }: { set: StageSet; stories: readonly Listed[] }) {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const { title, lang, theme } = wanted(hash);
  const found = stories.find((story) => story.title === title);
  if (!found)
    return (
      <ul>
        {stories.map((story) => (
          <li key={story.title}>
            <a href={`#${story.title}`}>{story.title}</a>
          </li>
        ))}
      </ul>
    );
  return (
    <Stage key={hash} {...set} lang={lang} theme={theme} title={title} frame={found.frame}>
      <found.Story />
    </Stage>
  );
}
