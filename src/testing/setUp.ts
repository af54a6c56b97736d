import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A password is hashed for real, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// What jsdom does not have: it scrolls nothing, and knows no modal dialog.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() { this.open = true; };
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  Object.defineProperty(navigator, 'language', { value: 'fr-CA', configurable: true });
  sessionStorage.clear();
  localStorage.clear();
  globalThis.underTest.sent.length = 0;
  globalThis.underTest.fault = null;
});
