import '@laundry/ui-kit/colour-scheme.js';
import '@laundry/ui-kit/typeface.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { Decorator } from '@storybook/react-vite';
import { brands, defaultBrand, isBrandId } from '@laundry/brand';
import { AppThemeProvider } from '@laundry/ui-kit';
import { AllStyles } from '@laundry/ui-kit/control-styles';
import { fallbackFont } from '@laundry/ui-kit/fallback-font';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { GuidePage } from './docs/GuidePage.tsx';
import { inFont, inScheme, inViewport, isSurface, readScheme, viewports } from './toolbar.ts';

configure({
  // Play functions have to wait longer on a busy machine.
  asyncUtilTimeout: 15_000,
  // Errors do not print the whole page, which takes time at each try; the checks keep the page's content.
  getElementError: (message) => new Error(message ?? ''),
});

/**
 * Renders every story in the real theme: in the toolbar's brand and scheme, and on the toolbar's surface or
 * the one in the story's parameters.
 */
const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { scheme, brand, surface: chosen } = globals;
  const surface: unknown = chosen === 'own' ? parameters['surface'] : chosen;
  return (
    <AppThemeProvider
      key={readScheme(scheme)}
      surface={isSurface(surface) ? surface : 'public'}
      brand={isBrandId(brand) ? brands[brand] : defaultBrand}
    >
      <style>{`${fallbackFont}.docs-story { background: var(--mui-palette-background-default) }`}</style>
      <AllStyles />
      <Story />
    </AppThemeProvider>
  );
};

/** Edits what is rendered as a text, unless it is an element, which an editor for JSON would break. */
const editTexts: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // The parser of props leaves out children.
  const children: typeof argTypes = 'children' in initialArgs ? { children: { name: 'children' } } : {};
  const edited = Object.entries({ ...children, ...argTypes }).map(([name, argType]) => {
    const isRendered = name === 'children' || argType.table?.type?.summary === 'ReactNode';
    const control = typeof initialArgs[name] === 'object' ? (false as const) : { type: 'text' };
    return [name, isRendered ? { ...argType, control } : argType] as const;
  });
  return Object.fromEntries(edited) as typeof argTypes;
};

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [editTexts],
  decorators: [inTheme],
  loaders: [inFont, inScheme, inViewport],
  initialGlobals: { scheme: 'light', brand: defaultBrand.id, surface: 'own' },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Marca',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(brands).map(({ id, productName }) => ({ value: id, title: productName })),
      },
    },
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
    surface: {
      toolbar: {
        title: 'Sitio',
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'El de cada historia' },
          { value: 'public', title: 'Sitio público' },
          { value: 'portal', title: 'Portal' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // On a docs page no play function runs, and all states share one width, scheme and brand.
    docs: {
      page: GuidePage,
      stories: {
        filter: ({ playFunction, storyGlobals }: { playFunction?: unknown; storyGlobals: object }) =>
          playFunction === undefined && Object.keys(storyGlobals).length === 0,
      },
    },
    viewport: { options: viewports },
    // A finding of axe is an error, in the panel and in the checks.
    a11y: {
      test: 'error',
      // The checks only read violations; reporting the passed elements takes about as long as the analysis.
      options: import.meta.env.PROD ? { resultTypes: ['violations'] } : {},
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Fundamentos', ['Identidad'], 'Componentes', 'Patrones', 'Páginas', 'Correos'],
      },
    },
  },
});
