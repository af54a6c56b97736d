import { Outlet } from 'react-router-dom';

import { ActingFor } from '../features/dependents/ActingFor';

/** What stands around every page under /app: for whom the user acts, when it is not for themselves. */
export function PrivateArea() {
  return (
    <>
      <ActingFor />
      <Outlet />
    </>
  );
}
