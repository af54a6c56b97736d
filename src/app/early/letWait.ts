import { noteEarlyMove } from '../../lib/earlyMove';

/** Button texts, from the template's attributes. */
export type WaitingText = { hide?: string; hideLabel?: string; sending?: string };

/** Fired before the portal draws, when this script undoes its changes, and after. */
export const [takeOverEvent, takenOverEvent] = ['takeover', 'takenover'];

export const waitingMark = 'data-waiting';

const makeToggle = ({ hide = '', hideLabel = '' }: WaitingText) => {
  let drawn = { i18n: '', label: '' };
  return (button: HTMLElement, field: HTMLInputElement): void => {
    const isHidden = field.type === 'password';
    if (isHidden) drawn = { i18n: button.textContent, label: button.getAttribute('aria-label') ?? '' };
    field.type = isHidden ? 'text' : 'password';
    button.textContent = isHidden ? hide : drawn.i18n;
    button.setAttribute('aria-label', isHidden ? hideLabel : drawn.label);
  };
};

/** Until the portal has drawn, forms and buttons wait; the password toggle and skip link work. */
export const letWait = (container: HTMLElement, i18n: WaitingText, decide: () => void): void => {
  const toggle = makeToggle(i18n);
  let isDrawing = false;
  const backs: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, hear: (event: Event) => void) => {
    target.addEventListener(type, hear, true);
    ends.push(() => {
      target.removeEventListener(type, hear, true);
    });
  };
  const wait = (pressed: Element, event: Event) => {
    pressed.setAttribute(waitingMark, '');
    if (isDrawing) event.stopImmediatePropagation(); // React would replay it
  };

  listen(container, 'submit', (event) => {
    event.preventDefault(); // only the portal may send a password
    const form = event.target;
    const button = form instanceof HTMLFormElement && form.querySelector('[type=submit]');
    if (!button || form.hasAttribute(waitingMark)) return;
    wait(form, event);
    if (isDrawing) return;
    const drawn = [...button.childNodes];
    button.replaceChildren(i18n.sending ?? '');
    backs.push(() => {
      button.replaceChildren(...drawn);
    });
  });

  listen(container, 'click', (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[type=button], [href="#content"]') : null;
    const field = document.getElementById(pressed?.getAttribute('aria-controls') ?? '');
    if (pressed instanceof HTMLAnchorElement) {
      event.preventDefault();
      container.querySelector('main')?.focus();
    } else if (pressed && field instanceof HTMLInputElement && !isDrawing) toggle(pressed, field);
    else if (pressed) wait(pressed, event);
  });

  listen(window, 'hashchange', () => {
    noteEarlyMove(container);
    if (!isDrawing) decide();
  });
  // A script failed: show the phone number.
  listen(window, 'error', ({ target }) => {
    const unscripted = document.getElementById('unscripted');
    if (target instanceof HTMLScriptElement && unscripted) container.before(unscripted);
  });
  listen(container, takeOverEvent, () => {
    isDrawing = true;
    for (const putBack of backs) putBack();
  });
  listen(container, takenOverEvent, () => {
    for (const end of ends) end();
  });
};
