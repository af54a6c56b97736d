/** The words that a press changes before the portal is there, from the template's attributes. */
export type WaitingText = { hide?: string; hideLabel?: string; sending?: string };

/**
 * With these events the portal says that it begins to draw, when all is put back as it was drawn, and that it stands: nothing waits
 * here any more.
 */
export const [takeOverEvent, takenOverEvent] = ['takeover', 'takenover'];

/** Marks what goes on once the portal is there: a form that was sent, a button that was pressed. */
export const waitingMark = 'data-waiting';

/** Answers what shows the password, or hides it again, exactly as the portal would draw it. */
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

/**
 * Until the portal stands: a form that is sent waits and says so, the password can be shown, any other button that is pressed waits
 * too, the skip link skips, and an address that changes is decided anew. While the portal draws, nothing on the page changes: what is
 * pressed only waits.
 */
export const letWait = (place: HTMLElement, i18n: WaitingText, decide: () => void): void => {
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
    if (isDrawing) event.stopImmediatePropagation(); // what draws would hear it a second time
  };

  listen(place, 'submit', (event) => {
    event.preventDefault(); // nothing but the portal sends a password
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

  listen(place, 'click', (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[type=button], [href="#content"]') : null;
    const field = document.getElementById(pressed?.getAttribute('aria-controls') ?? '');
    if (pressed instanceof HTMLAnchorElement) {
      event.preventDefault();
      place.querySelector('main')?.focus();
    } else if (pressed && field instanceof HTMLInputElement && !isDrawing) toggle(pressed, field);
    else if (pressed) wait(pressed, event);
  });

  listen(window, 'hashchange', () => {
    if (!isDrawing) decide();
  });
  // A script that cannot be had: once it stands before the portal's place, the way to the phone shows.
  listen(window, 'error', ({ target }) => {
    const unscripted = document.getElementById('unscripted');
    if (target instanceof HTMLScriptElement && unscripted) place.before(unscripted);
  });
  listen(place, takeOverEvent, () => {
    isDrawing = true;
    for (const putBack of backs) putBack();
  });
  listen(place, takenOverEvent, () => {
    for (const end of ends) end();
  });
};
