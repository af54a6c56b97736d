import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { Staff } from './Staff';
import { showNotStarted } from './showNotStarted';
import { startStaff } from './startStaff';

const container = document.getElementById('staff');
if (!container) throw new Error('staff.html has no container for the staff area');

// A hash, as in the portal: no date of a clinic stands in the log of the server.
startStaff(createHashRouter)
  .then((started) => {
    createRoot(container).render(<Staff {...started} />);
  })
  .catch(showNotStarted);
