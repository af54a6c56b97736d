import type { Config } from 'jest';

const transform: Config['transform'] = { '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }] };
const shared: Config = { transform, modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/'] };

/**
 * The tests of the portal and of the contract. Rules (`*.test.ts`) need no browser; screens (`*.test.tsx`) get one,
 * with the real server in process on a database of their own.
 */
export default {
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
      setupFilesAfterEnv: ['<rootDir>/src/testing/setUp.ts'],
      moduleNameMapper: { '\\.woff2$': '<rootDir>/src/testing/emptyFile.cjs' },
    },
  ],
} satisfies Config;
