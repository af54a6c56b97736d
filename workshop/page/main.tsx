import { createRoot } from 'react-dom/client';

import { setStage } from '../stage/setStage';
import { listStories } from './listStories';
import { Workshop } from './Workshop';

const container = document.createElement('div');
document.body.append(container);
setStage().then(
  (set) => {
    createRoot(container).render(<Workshop set={set} stories={listStories()} />);
  },
  (failure: unknown) => {
    reportError(failure);
  },
);
