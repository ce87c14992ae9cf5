import '@laundry/ui-kit/typeface.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { AppThemeProvider } from '@laundry/ui-kit';
import { viewports } from './viewports.ts';
import { ChosenScheme } from './ChosenScheme.tsx';
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
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Fundamentos', 'Componentes', 'Patrones'] },
    },
  },
};

export default preview;
