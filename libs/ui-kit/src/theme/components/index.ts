import type { Components, Theme } from '@mui/material/styles';
import type { Surface } from '../surface.ts';
import { accordions } from './accordions.ts';
import { alerts } from './alerts.ts';
import { base, surfaces } from './base.ts';
import { buttons } from './buttons.ts';
import { chips } from './chips.ts';
import { choices } from './choices.ts';
import { dialogs } from './dialogs.ts';
import { inputs } from './inputs.tsx';
import { links } from './links.ts';
import { menus } from './menus.ts';
import { progress } from './progress.ts';
import { tables } from './tables.ts';
import { tabs } from './tabs.ts';
import { tooltips } from './tooltips.ts';

/** MUI's components in the brand's style, one file per group. */
export const components = (surface: Surface): Components<Theme> => ({
  ...base,
  ...links,
  ...buttons(surface),
  ...inputs(surface),
  ...choices,
  ...surfaces(surface),
  ...dialogs,
  ...alerts,
  ...chips,
  ...tables(surface),
  ...menus(surface),
  ...tabs(surface),
  ...accordions,
  ...tooltips,
  ...progress,
});
