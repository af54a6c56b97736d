import { onDevice } from '../data/requestDevice.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import type { Plugin } from './deps.ts';

/** Everything from here on happens on the device of the request. After the body: what reads it would forget where it was begun. */
export const deviceHook: Plugin = (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    onDevice(deviceLabel(request.headers['user-agent']), done);
  });
};
