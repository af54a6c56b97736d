import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';

import { makePorts } from '../app/makePorts';
import { makeRoutes } from '../app/routes';
import { makeStore } from '../store/makeStore';
import { nextFrame } from './nextFrame';
import { patternsOf } from './routeTable';
import type { openSignedIn } from './signedIn';
import type { Fault } from './underTest';

const patterns = patternsOf(makeRoutes(makeStore(makePorts({})), createInstance()));
const ofAnother = ['/logout', '/support/replay'];

export const addresses = [
  ...patterns.filter((pattern) => !ofAnother.includes(pattern)).map((pattern) => pattern.replace(':id', '7')),
  '/app/appointments/new?step=places&near=H2X&radius=25',
  '/nosession?step=search',
  '/nosession/manage?key=cle',
  '/recover/do?key=cle',
];

export const replacing =
  (make: (request: Request) => Response | undefined) =>
  (request: Request): Fault => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/events') return 'lost before';
    if (!pathname.includes('/api/')) return undefined;
    const instead = make(request);
    return instead && { instead };
  };

/* eslint-disable testing-library/no-node-access -- the title and what is still to come */

export type Opened = Awaited<ReturnType<typeof openSignedIn>>;

export const openPage = async ({ router, store }: Opened, address: string): Promise<void> => {
  await act(() => router.navigate(address));
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('main [data-coming]')).toBeNull();
    const { queries } = store.getState().api;
    expect(Object.values(queries).filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
  });
  await act(nextFrame);
};

/* eslint-enable testing-library/no-node-access */
