/**
 * Storybook, which shows the stories to people: `npm run workshop`. It speaks with nobody outside this machine, and
 * takes what the portal's own build makes of its sources.
 */
import portal from '../../webpack.config.js';

const { module, resolve } = portal({}, { mode: 'production' });

export default {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/*.stories.tsx'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
  // A story takes no settings: nothing to set, to record or to be taught.
  features: {
    actions: false,
    backgrounds: false,
    changeDetection: false,
    controls: false,
    interactions: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Its own reading of types, and the pages it would write from them, are not used.
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    plugins: config.plugins.filter(({ constructor }) => constructor.name !== 'ProgressPlugin'), // a line a percent
    module: { ...config.module, rules: [...config.module.rules, ...module.rules] },
    resolve: {
      ...config.resolve,
      extensions: resolve.extensions,
      alias: { ...config.resolve.alias, ...resolve.alias },
    },
  }),
};
