/** The version that the settings name, and the build: `1.0.0+3fa1b2c4`. A trace is replayed best by the very build that made it. */
export const buildOf = (version: string): string => {
  const build = [...document.scripts]
    .map(({ src }) => /\/main\.([\da-f]{8})\.js$/.exec(src)?.[1])
    .find((hash) => hash !== undefined);
  return build === undefined ? version : `${version}+${build}`;
};
