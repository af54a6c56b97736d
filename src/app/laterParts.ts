import { addShapes } from '../ui/Icon';
import { laterShapes } from '../ui/laterShapes';

/** What every page but the login needs: it comes beside the first of them. */
export { makeOffered } from '../pages/NotOffered';
export { stepTitles } from './stepTitles';

addShapes(laterShapes);
