import type { TestContext } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { bookingStage, type Patient, type Reply } from './booking.ts';
import type { TestApp } from './testApp.ts';
import { openBrowser } from './browser.ts';

/** The kinds of device that ask, and how the log calls them. */
export const agents = {
  phone: 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};

const readerOf = (patient: Patient, app: TestApp['app']) => ({
  ...patient,
  log: (query: Record<string, string> = {}): Promise<Reply<AccessLogAnswer>> =>
    patient.send('GET', `user/accesslog?${new URLSearchParams(query).toString()}`),
  file: async (query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const {
      body,
      headers: said,
      statusCode: status,
    } = await openBrowser(app, patient.cookies).send({
      url: `/api/user/accesslog.csv?${new URLSearchParams(query).toString()}`,
      headers,
    });
    return { status, body, headers: said, lines: body.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
  },
});

/** People who look at who saw their file. */
export const accessLogStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  return {
    ...stage,
    reader: async (
      names: { first_name: string; last_name: string } = { first_name: 'Camille', last_name: 'Tremblay' },
    ) => {
      const patient = await stage.patient();
      await stage.db.updateTable('patients').set(names).where('id', '=', patient.patientId).execute();
      return readerOf(patient, stage.app);
    },
  };
};
