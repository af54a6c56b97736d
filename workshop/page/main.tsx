import { createRoot } from 'react-dom/client';

import { setStage } from '../stage/setStage';
import { listStories } from './listStories';
import { Workshop } from './Workshop';

const slot = document.createElement('div');
document.body.append(slot);
setStage().then(
  (set) => {
    createRoot(slot).render(<Workshop set={set} stories={listStories()} />);
  },
  (failure: unknown) => {
    reportError(failure);
  },
);
