import GlobalStyles from '@mui/material/GlobalStyles';
import { entryStyles } from './entryStyles.ts';
import { flowStyles } from './flowStyles.ts';
import { formStyles, passwordStyles, reportStyles } from './formStyles.ts';
import { baseStyles } from './baseStyles.ts';
import { topUpStyles } from './topUpStyles.ts';

/** The styles of the native parts, once in a document that uses them; below the theme's provider. */
export const NativeStyles = () => <GlobalStyles styles={baseStyles} />;

/** Additional styles for flows with steps. */
export const NativeFlowStyles = () => <GlobalStyles styles={flowStyles} />;

/** Additional styles for a top-up. */
export const NativeTopUpStyles = () => <GlobalStyles styles={topUpStyles} />;

/** Additional styles for the portal's login form. */
export const NativeEntryStyles = () => <GlobalStyles styles={entryStyles} />;

/** Additional styles for the public site's forms. */
export const NativeFormStyles = () => <GlobalStyles styles={formStyles} />;

/** Additional styles for password fields. */
export const NativePasswordStyles = () => <GlobalStyles styles={passwordStyles} />;

/** Additional styles for a requested document. */
export const NativeReportStyles = () => <GlobalStyles styles={reportStyles} />;
