import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A password is hashed for real, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

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
