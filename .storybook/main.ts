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
  // The build is for the checks, where nobody points at elements. With it, each change of the page's elements
  // reads the style of all of them.
  features: (features, { configType }) => ({ ...features, highlight: configType === 'DEVELOPMENT' }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The kit's own properties; those of MUI and the DOM would bury them.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        chunkSizeWarningLimit: 3000,
        // MUI marks its modules 'use client' for servers that render components; here there is none.
        rolldownOptions: { onLog: onlyWhatMatters },
      },
    }),
};

export default config;
