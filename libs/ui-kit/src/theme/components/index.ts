import type { Components, Theme } from '@mui/material/styles';
import type { Surface } from '../surface.ts';
import { base, content } from './content.ts';
import { controls } from './controls.tsx';
import { overlays } from './surfaces.ts';

/** MUI's components in the brand's style. */
export const components = (surface: Surface): Components<Theme> => ({
  ...base,
  ...controls(surface),
  ...content(surface),
  ...overlays,
});
