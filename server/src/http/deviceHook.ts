import { onDevice } from '../data/requestDevice.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import type { Plugin } from './deps.ts';

/** Body parsing would lose the async context. */
export const deviceHook: Plugin = (app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    onDevice(deviceLabel(request.headers['user-agent']), done);
  });
};
