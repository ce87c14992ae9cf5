import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import type { Rolldown } from 'vite';

const onlyWhatMatters: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../libs/ui-kit/stories/**/*.mdx',
    '../libs/ui-kit/stories/**/*.stories.tsx',
    '../libs/mail-templates/stories/**/*.stories.tsx',
    '../apps/*/stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Off in the build, which only the checks use: it would read all elements' styles at each DOM change.
  features: (features, { configType }) => ({ ...features, highlight: configType === 'DEVELOPMENT' }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Lists only the kit's own props, not the many of MUI and the DOM.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        chunkSizeWarningLimit: 3000,
        // Hides the warnings about MUI's 'use client', which only concerns server components.
        rolldownOptions: { onLog: onlyWhatMatters },
      },
    }),
};

export default config;
