import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { inputs } from './inputs.ts';
import { base } from './base.ts';
import { containers } from './containers.ts';
import type { Surface } from './surface.ts';

/** MUI's parts in our clothes, one file per group. */
export const components = (surface: Surface): Components<Theme> => ({
  ...base,
  ...buttons(surface),
  ...inputs(surface),
  ...containers(surface),
});
