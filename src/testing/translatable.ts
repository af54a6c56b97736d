import { keptTexts } from './keptTexts';
import { marksShown } from './marksShown';
import { watchScreens } from './watchScreens';

watchScreens(keptTexts, 'These stay old once a browser translates; give each an element of its own:');
watchScreens(marksShown, 'Show these with Marked, or bare them with unmarked:');
