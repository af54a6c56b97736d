import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './baseQuery';

/** What the server's answers are about; a write invalidates by these names. */
export const tagTypes = [
  'User',
  'Consent',
  'Device',
  'Dependent',
  'Delegate',
  'Unread',
  'Thread',
  'Network',
  'FreeSpace',
  'Hold',
  'History',
  'Alert',
  'Calendar',
  'Invitation',
] as const;

/** The one cache of server answers; each domain injects its endpoints next door. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
