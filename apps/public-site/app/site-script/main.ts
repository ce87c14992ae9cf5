import { chooseScheme } from './chooseScheme.ts';
import { focusHeading } from './focusHeading.ts';
import { foldMenus } from './foldMenus.ts';
import { wakeLate } from './wakeLate.ts';

// What the pages that React leaves alone gain from a script; without it they are read and gone through all the same.
foldMenus();
chooseScheme();
focusHeading();
wakeLate();
