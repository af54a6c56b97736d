import { createRoot } from 'react-dom/client';

import { setStage } from '../stage/setStage';
import { listStories } from './listStories';
import { Workshop } from './Workshop';

const place = document.createElement('div');
document.body.append(place);
setStage().then(
  (set) => {
    createRoot(place).render(<Workshop set={set} stories={listStories()} />);
  },
  (failure: unknown) => {
    reportError(failure);
  },
);
