import type { ReactNode } from 'react';

import { languages, type Language } from '../../src/lib/language';
import { setStage, type StageSet } from '../stage/setStage';
import { Stage } from '../stage/Stage';
import { themes, type Frame, type Story, type Theme } from '../stage/story';

/** What the tool tells of a story, of which we read this much. */
type Shown = {
  title: string;
  name: string;
  globals: { lang: Language; theme: Theme };
  parameters: { frame?: Frame };
  loaded: { set: StageSet };
};

const set = setStage();

const onStage = (Drawn: Story, { title, name, globals, parameters, loaded }: Shown): ReactNode => (
  <Stage
    key={`${globals.lang} ${globals.theme}`}
    {...loaded.set}
    {...globals}
    title={`${title}: ${name}`}
    frame={parameters.frame ?? 'part'}
  >
    <Drawn />
  </Stage>
);

export default {
  decorators: [onStage],
  loaders: [async () => ({ set: await set })],
  initialGlobals: { lang: 'fr', theme: 'light' },
  globalTypes: {
    lang: { toolbar: { title: 'Language', icon: 'globe', items: [...languages], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themes], dynamicTitle: true } },
  },
  parameters: { layout: 'fullscreen', options: { layout: { showPanel: false } } },
};
