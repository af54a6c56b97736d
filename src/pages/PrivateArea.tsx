import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { selfChosen } from '../api/signals';
import { AccessLost } from '../features/dependents/AccessLost';
import { ActingFor } from '../features/dependents/ActingFor';
import { selectLostId } from '../features/dependents/dependentsSlice';
import { useActedFor } from '../features/dependents/useActedFor';
import { LiveNotices } from '../features/live/LiveNotices';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';

function NamedNotices() {
  return <LiveNotices people={useActedFor().people} />;
}

/** Wraps every page under /app. Unmounts when the session ends: a mounted page would refetch cleared data. */
export function PrivateArea() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const lostId = useAppSelector(selectLostId);
  // The list itself shows each access's state.
  const isAtList = useLocation().pathname.startsWith(paths.dependents);
  useEffect(() => {
    if (lostId !== null && isAtList) dispatch(selfChosen());
  }, [dispatch, isAtList, lostId]);
  return (
    isSignedIn && (
      <>
        <ActingFor />
        {lostId !== null && !isAtList ? <AccessLost patientId={lostId} /> : <Outlet />}
        <NamedNotices />
      </>
    )
  );
}
