const message =
  'What speaks by itself takes how from ui/live.ts, so that it is said once, whole and at the right time.';

const liveRole = '/^(?:status|alert|log|marquee)$/';

/** A region that is made by hand is announced twice, in pieces, or stops a screen reader while it is empty. */
export const spokenByHand = [
  { selector: 'JSXAttribute[name.name="aria-live"][value.value!="off"]', message },
  { selector: `JSXAttribute[name.name="role"] Literal[value=${liveRole}]`, message },
  { selector: 'Property[key.value="aria-live"]', message },
  { selector: `Property[key.name="role"] > Literal[value=${liveRole}]`, message },
  { selector: 'JSXOpeningElement[name.name="output"]', message },
];
