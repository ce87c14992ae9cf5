import { dismissMenus, openTarget, slideByLinks } from '@laundry/ui-kit/comfort';
import { chooseScheme } from './chooseScheme.ts';
import { focusHeading } from './focusHeading.ts';
import { wakeLate } from './wakeLate.ts';

// What the pages that React leaves alone gain from a script; without it they are read and gone through all the same.
for (const comfort of [dismissMenus, openTarget, slideByLinks]) comfort(document.body);
chooseScheme();
focusHeading();
wakeLate();
