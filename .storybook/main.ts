import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

export default {
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
      // An optional text is a text: 'string | undefined' would get a control for JSON.
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // MUI's 'use client' only concerns server components.
      build: { chunkSizeWarningLimit: 3000, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
} satisfies StorybookConfig;
