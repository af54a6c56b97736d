import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { selfChosen } from '../api/signals';
import { AccessLost } from '../features/dependents/AccessLost';
import { ActingFor } from '../features/dependents/ActingFor';
import { selectLostId } from '../features/dependents/dependentsSlice';
import { LiveNotices } from '../features/live/LiveNotices';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * What stands around every page under /app: for whom the user acts, when it is not for themselves. Nothing of it stays once nobody is
 * signed in, not even until login opens: a page that is still there would ask the server again for what was just forgotten.
 */
export function PrivateArea() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const lostId = useAppSelector(selectLostId);
  // The list says itself how each access stands.
  const isAtList = useLocation().pathname.startsWith(paths.dependents);
  useEffect(() => {
    if (lostId !== null && isAtList) dispatch(selfChosen());
  }, [dispatch, isAtList, lostId]);
  return (
    isSignedIn && (
      <>
        <ActingFor />
        {lostId !== null && !isAtList ? <AccessLost patientId={lostId} /> : <Outlet />}
        <LiveNotices />
      </>
    )
  );
}
