import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

/** One generous limit: a password is hashed for real, on a machine that may be busy. */
const stateTimeout = 60_000;

/** Set while a test waits: the failures in between are caught, and the last one is told again with the page. */
const isInBetween = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const { getElementError: tellWithPage } = getConfig();

configure({
  asyncUtilTimeout: stateTimeout,
  // Printing the whole page at each try of a wait took a tenth of the time of a screen test.
  getElementError: (message, container) => {
    if (!isInBetween()) return tellWithPage(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
jest.setTimeout(3 * stateTimeout);

// What jsdom does not have: it scrolls nothing, and knows no modal dialog.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// The portal renders by itself, as in a browser; a test waits for what it expects.
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
