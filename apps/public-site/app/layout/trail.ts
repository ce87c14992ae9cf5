import { layout } from '@laundry/strings';
import { paths } from '../paths.ts';

/** What stands above every content page. */
export const fromHome = [{ label: layout.home, to: paths.home }] as const;
