import type { Components, Theme } from '@mui/material/styles';
import type { Surface } from '../surface.ts';
import { base, containers, tables, tabs } from './content.ts';
import { buttons, choices, inputs, links, menus } from './controls.tsx';
import { alerts, dialogs, progress, tooltips } from './surfaces.ts';

/** MUI's components in the brand's style. */
export const components = (surface: Surface): Components<Theme> => ({
  ...base,
  ...links,
  ...buttons,
  ...inputs(surface),
  ...choices,
  ...containers(surface),
  ...dialogs,
  ...alerts,
  ...tables(surface),
  ...menus(surface),
  ...tabs(surface),
  ...tooltips,
  ...progress,
});
