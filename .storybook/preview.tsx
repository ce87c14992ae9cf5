import '@laundry/ui-kit/typeface.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { AppThemeProvider } from '@laundry/ui-kit';
import { viewports } from './viewports.ts';
import { GuidePage } from './docs/GuidePage.tsx';
import { ChosenScheme } from './ChosenScheme.tsx';
import { inViewport } from './inViewport.ts';
import { isScheme, isSurface } from './toolbar.ts';

/** Every story stands in the real theme, on the surface that its parameters name. */
const inTheme: Decorator = (Story, { globals, parameters }) => {
  const surface: unknown = parameters['surface'];
  const scheme: unknown = globals['scheme'];
  return (
    <AppThemeProvider surface={isSurface(surface) ? surface : 'public'}>
      <ChosenScheme scheme={isScheme(scheme) ? scheme : 'light'} />
      <Story />
    </AppThemeProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inTheme],
  loaders: [inViewport],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      toolbar: {
        title: 'Apariencia',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Clara', icon: 'sun' },
          { value: 'dark', title: 'Oscura', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: GuidePage },
    viewport: { options: viewports },
    // A finding of axe is an error, in the panel and in the checks.
    a11y: { test: 'error' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Fundamentos', ['Identidad'], 'Componentes', 'Patrones', 'Páginas'],
      },
    },
  },
};

export default preview;
