import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.tsx?$|/@redux-devtools/.+\\.js$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }],
};
const shared: Config = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'], // an ES module alone
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/'],
};

/**
 * The tests of the portal and of the contract. Rules (`*.test.ts`) need no browser; screens (`*.test.tsx`) get one,
 * with the real server in process on a database of their own.
 */
export default {
  maxWorkers: availableParallelism() + 1, // a screen waits a third of its time for the database, which is another process’s
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testMatch: ['<rootDir>/{src,contract}/**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...shared,
      displayName: 'screens',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      globalSetup: '<rootDir>/src/testing/startPostgres.mjs',
      globalTeardown: '<rootDir>/src/testing/stopPostgres.mjs',
      testEnvironment: '<rootDir>/src/testing/portalEnvironment.mjs',
      // The first `afterEach` runs first, while the page still stands.
      setupFilesAfterEnv: ['<rootDir>/src/testing/translatable.ts', '<rootDir>/src/testing/setUp.ts'],
      moduleNameMapper: {
        '\\.woff2$': '<rootDir>/src/testing/emptyFile.cjs',
        // A browser without workers, which hashes by the module of Node: what jsdom has.
        '/startWorker$': '<rootDir>/src/testing/noWorkers.ts',
        '^altcha-lib/algorithms/web/(.+)$': '<rootDir>/node_modules/altcha-lib/dist/cjs/v2/algorithms/$1.js',
      },
    },
  ],
} satisfies Config;
