import { ours } from './call.ts';

export const supportCalls = ours({
  getSupport: ['GET', 'support', 'read', { takesReports: 'flag' }],
  sendReport: ['POST', 'support/reports', 'write', { reference: 'text' }],
});
