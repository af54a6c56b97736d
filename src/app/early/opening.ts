/** From `lang address file,…`. */
export const fileOf = (openings: string | undefined, lang: string, page: string): string | undefined =>
  openings
    ?.split(',')
    .find((one) => one.startsWith(`${lang} ${page} `))
    ?.split(' ')[2];

/** XMLHttpRequest: our policy lets no script make HTML of text. */
export const readOpening = (file: string | undefined, page: string, show: (opening: Node[]) => void): void => {
  if (file === undefined) return;
  const asked = new XMLHttpRequest();
  asked.responseType = 'document';
  asked.open('GET', file);
  asked.overrideMimeType('text/html; charset=utf-8');
  asked.onload = () => {
    const main = asked.responseXML?.querySelector('main');
    if (main?.dataset['opening'] === page) show([...main.childNodes].map((node) => document.importNode(node, true)));
  };
  asked.send();
};
