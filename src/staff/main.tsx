import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { Staff } from './Staff';
import { startStaff } from './startStaff';

const container = document.getElementById('staff');
if (!container) throw new Error('staff.html has no container for the staff area');
const root = createRoot(container);

// A hash, as in the portal: the server knows one address, and no date stands in its log.
void startStaff(createHashRouter).then((started) => {
  root.render(<Staff {...started} />);
});
