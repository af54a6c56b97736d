import { createApi } from '@reduxjs/toolkit/query/react';

import { ask } from './ask';

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
  'DayCount',
  'Hold',
  'History',
  'Alert',
  'Calendar',
  'Texts',
  'Pushes',
  'Invitation',
] as const;

export const api = createApi({ reducerPath: 'api', baseQuery: ask, tagTypes, endpoints: () => ({}) });
