/** The state of a field where the reader says its attribute, or its value instead of what is shown. */
export function withState(phrase: string, element: Element): string {
  if (element instanceof HTMLInputElement)
    return phrase.replace(/, (?:not )?checked/, element.checked ? ', checked' : ', not checked');
  if (!(element instanceof HTMLSelectElement)) return phrase;
  const chosen = element.selectedOptions[0]?.text ?? '';
  return element.value === ''
    ? phrase.replace(', has', `, ${chosen}, has`)
    : phrase.replace(`, ${element.value},`, `, ${chosen},`);
}

/** What other readers say of a control, and this one does not: it knows no role of these. */
export function asControl(phrase: string, element: Element): string {
  if (element.matches('summary')) {
    const state = element.parentElement?.matches('[open]') === true ? '' : 'not ';
    return phrase.startsWith('end') ? '' : `button, ${phrase}, ${state}expanded`;
  }
  if (element.matches('input[type=password]'))
    return `password, ${phrase}${element.matches('[aria-invalid=true]') ? ', invalid' : ''}, required`;
  return withState(element.matches('input[type=date]') ? `date, ${phrase}` : phrase, element);
}

/** Of a control: where it leads, or which one it is. Two that do the same share it. */
export function actionOf(element: Element): string | undefined {
  if (element instanceof HTMLAnchorElement) return element.href;
  if (element.matches('button[lang]')) return `language ${element.getAttribute('lang') ?? ''}`; // above and below
  if (!element.matches('button, input, select, textarea, [role=button]')) return undefined;
  return `${[...document.querySelectorAll('*')].indexOf(element)}`;
}
