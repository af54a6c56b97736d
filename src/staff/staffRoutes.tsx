import type { RouteObject } from 'react-router-dom';

import { AccessPage } from './access/AccessPage';
import { PersonPage } from './access/PersonPage';
import { ConnectionPage } from './connection/ConnectionPage';
import { TrailPage } from './connection/TrailPage';
import { DayPage } from './day/DayPage';
import { MovePage } from './day/MovePage';
import { WritePage } from './day/WritePage';
import { InvitationsPage } from './invitations/InvitationsPage';
import { SeriesPage } from './series/SeriesPage';
import { SignInPage } from './SignInPage';
import { SlotsPage } from './slots/SlotsPage';
import { StaffCrash } from './StaffCrash';
import { StaffFrame } from './StaffFrame';
import { staffPaths } from './staffPaths';
import { ThreadPage } from './threads/ThreadPage';
import { ThreadsPage } from './threads/ThreadsPage';

export const makeStaffRoutes = (): RouteObject[] => [
  {
    element: <StaffFrame />,
    errorElement: <StaffCrash />,
    children: [
      { path: staffPaths.day, element: <DayPage /> },
      { path: `${staffPaths.day}/:id/move`, element: <MovePage /> },
      { path: `${staffPaths.day}/:id/write`, element: <WritePage /> },
      { path: staffPaths.slots, element: <SlotsPage /> },
      { path: `${staffPaths.slots}/add`, element: <SeriesPage /> },
      { path: `${staffPaths.slots}/invitations`, element: <InvitationsPage /> },
      { path: staffPaths.threads, element: <ThreadsPage /> },
      { path: `${staffPaths.threads}/:id`, element: <ThreadPage /> },
      { path: staffPaths.access, element: <AccessPage /> },
      { path: `${staffPaths.access}/:id`, element: <PersonPage /> },
      { path: staffPaths.connection, element: <ConnectionPage /> },
      { path: `${staffPaths.connection}/trail`, element: <TrailPage /> },
      { path: '*', element: <SignInPage /> },
    ],
  },
];
