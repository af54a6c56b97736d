/** Such as `1.0.0+3fa1b2c4`; a trace replays best in its own build. */
export const buildOf = (version: string): string => {
  const build = [...document.scripts]
    .map(({ src }) => /\/main\.([\da-f]{8})\.js$/.exec(src)?.[1])
    .find((hash) => hash !== undefined);
  return build === undefined ? version : `${version}+${build}`;
};
