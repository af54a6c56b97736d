/** The one page that cannot use the catalogues: they, or the settings, could not be read. In both languages at once. */
const texts = [
  {
    lang: 'fr-CA', title: 'Le portail ne peut pas démarrer',
    text: 'Ses réglages n’ont pas pu être lus. Vérifiez votre connexion Internet, puis rechargez la page. Pour une urgence, composez le 911; pour un conseil santé, le 811.',
    reload: 'Recharger la page',
  },
  {
    lang: 'en-CA', title: 'The portal cannot start',
    text: 'Its settings could not be read. Check your Internet connection, then reload the page. In an emergency, call 911; for health advice, call 811.',
    reload: 'Reload the page',
  },
];

const element = (tag: string, text: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

/** Says in French and in English that the portal could not start, and what to do. */
export const showStartFailure = (place: HTMLElement, failure: unknown): void => {
  // eslint-disable-next-line no-console -- the cause helps who runs the network, and holds nothing personal
  console.error('The portal cannot start:', failure);
  const page = document.createElement('main');
  page.style.cssText = 'max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif';
  for (const { lang, title, text, reload } of texts) {
    const section = document.createElement('section');
    section.lang = lang;
    const button = element('button', reload);
    button.style.cssText = 'min-height: 3rem; padding: 0 1.5rem; font: inherit';
    button.addEventListener('click', () => { window.location.reload(); });
    section.append(element('h1', title), element('p', text), button);
    page.append(section);
  }
  page.setAttribute('role', 'alert');
  place.replaceChildren(page);
};
