import { readFileSync } from 'node:fs';

import { createInstance } from 'i18next';

import { makeStore } from '../store/makeStore';
import { patternsOf } from '../testing/routeTable';
import { makePorts } from './makePorts';
import { makeRoutes } from './routes';

const file = 'e2e/looks/addresses.json';

describe('the route table', () => {
  it(`the browser walks through every address of the route table, and ${file} lists each one`, () => {
    const walked: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const routes = makeRoutes(makeStore(makePorts({})), createInstance());
    expect(walked).toEqual(patternsOf(routes).sort());
  });
});
