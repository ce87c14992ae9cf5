import { baseStyles } from '../controls/baseStyles.ts';
import { formStyles } from '../controls/formStyles.ts';
import { passwordStyles } from '../controls/pageStyles.ts';
import { entryStyles } from '../layout/entryStyles.ts';
import { frameStyles } from '../layout/frameStyles.ts';

/** The styles of all the portal's components that do not use MUI. */
export const portalStyles = [baseStyles, frameStyles, formStyles, passwordStyles, entryStyles];
