import { reportOf } from '../../support/reports.ts';
import { anybody } from '../cells.ts';
import type { Row } from '../row.ts';

const open: Row['route'][] = [
  'GET /healthz',
  'HEAD /healthz',
  'GET /readyz',
  'HEAD /readyz',
  'GET /dev/mail',
  'GET /dev/mail.json',
  'GET /dev/pushes',
  'GET /dev/pushes.json',
  'GET /dev/texts',
  'GET /dev/texts.json',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/*',
  'HEAD /api/docs/static/*',
  'GET /api/docs/static/swagger-initializer.js',
];

/** What is the same for everybody: the portal itself, whether the server lives, and what helps in development. */
export const siteRows: Row[] = [
  ...open.map((route): Row => ({ route, cells: anybody('200') })),
  { route: 'getSupport', cells: anybody('200') },
  { route: 'sendReport', ask: () => ({ body: reportOf('ABCD2345') }), cells: anybody('202') },
  { route: 'POST /dev/texts', ask: () => ({ body: { from: '+1', body: '' } }), cells: anybody('200') },
  { route: 'GET /api/docs/static/index.html', cells: anybody('302') },
  { route: 'GET /*', saying: 'the first page', ask: () => ({ params: { '*': '' } }), cells: anybody('200') },
  { route: 'HEAD /*', saying: 'the first page', ask: () => ({ params: { '*': '' } }), cells: anybody('200') },
];
