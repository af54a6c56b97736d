/** Such as `1.0.0+3fa1b2c4`; a trace replays best in its own build. */
export const buildOf = (version: string): string => {
  const build = [...document.scripts]
    .map(({ src }) => /\/main\.([\da-f]{8})\.js$/.exec(src)?.[1])
    .find((hash) => hash !== undefined);
  return build === undefined ? version : `${version}+${build}`;
};

const systems = [/Windows/, /Android(?: \d+)?/, /(?:iPhone|CPU) OS \d+/, /Macintosh/, /CrOS/, /Linux/i];
const programs = /\b(?:Firefox|FxiOS|Edg|EdgA|EdgiOS|OPR|SamsungBrowser|CriOS|Chrome|Version|Safari)\/\d+/g;

/** Such as `Android 14 · Chrome/130 Safari/537`. The rest may name a model or a language, which few share. */
export const browserOf = (userAgent: string): string =>
  [
    systems.map((system) => system.exec(userAgent)?.[0]).find((found) => found !== undefined),
    (userAgent.match(programs) ?? []).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
