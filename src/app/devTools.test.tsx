import { createMemoryRouter } from 'react-router-dom';

const extension = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';

/**
 * Starts the portal where the browser has the extension.
 * @returns the names of the options that the extension was given, each time that the portal connected to it
 */
const connectedWith = async (settings: object): Promise<string[][]> => {
  const given: string[][] = [];
  const compose = (options: object) => {
    given.push(Object.keys(options).sort());
    return (enhancer: unknown) => enhancer; // the middleware
  };
  Object.defineProperty(window, extension, { value: compose, configurable: true });
  jest.resetModules(); // the library looks for the extension once, as it is loaded
  const real = window.fetch.bind(window);
  window.fetch = async (asked, init) => (asked === 'assets/config.json' ? Response.json(settings) : real(asked, init));
  const { bootstrap } = await import('./bootstrap');
  const { store, close } = await bootstrap((routes) => createMemoryRouter(routes));
  close();
  window.fetch = real;
  Reflect.deleteProperty(window, extension);
  expect(store.getState().config).toMatchObject(settings);
  return given;
};

describe('Redux DevTools', () => {
  it('Redux DevTools never connect to a patient’s portal', async () => {
    expect(await connectedWith({ supportTools: false })).toEqual([]);
    expect(await connectedWith({})).toEqual([]);
  });

  it('Redux DevTools connect for support staff, through the redactor', async () => {
    expect(await connectedWith({ supportTools: true })).toEqual([
      expect.arrayContaining(['actionSanitizer', 'stateSanitizer']),
    ]);
  });
});
