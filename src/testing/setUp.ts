import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

/** Milliseconds: passwords are really hashed on a busy machine. */
const stateTimeout = 60_000;

/** While a test waits, only the last failure prints the page. */
const isInBetween = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const { getElementError: tellWithPage } = getConfig();

configure({
  asyncUtilTimeout: stateTimeout,
  // Printing each retry took a tenth of a test's time.
  getElementError: (message, container) => {
    if (!isInBetween()) return tellWithPage(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
jest.setTimeout(3 * stateTimeout);

// Missing in jsdom.
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// The portal renders by itself; tests wait for what they expect.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(() => {
  Object.defineProperty(navigator, 'language', { value: 'fr-CA', configurable: true });
  sessionStorage.clear();
  localStorage.clear();
  globalThis.underTest.forgetCookies();
  globalThis.underTest.sent.length = 0;
  globalThis.underTest.fault = null;
});
