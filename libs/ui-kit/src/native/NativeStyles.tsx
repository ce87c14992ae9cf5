import GlobalStyles from '@mui/material/GlobalStyles';
import { entryStyles } from './entryStyles.ts';
import { flowStyles } from './flowStyles.ts';
import { formStyles, passwordStyles, reportStyles } from './formStyles.ts';
import { baseStyles } from './baseStyles.ts';
import { topUpStyles } from './topUpStyles.ts';

/** The styles of the native parts, once in a document that has some; below the theme's provider. */
export const NativeStyles = () => <GlobalStyles styles={baseStyles} />;

/** Those of what is done in steps besides, for the pages that have it. */
export const NativeFlowStyles = () => <GlobalStyles styles={flowStyles} />;

/** Those of a top-up besides. */
export const NativeTopUpStyles = () => <GlobalStyles styles={topUpStyles} />;

/** Those of the form that the portal is entered by besides. */
export const NativeEntryStyles = () => <GlobalStyles styles={entryStyles} />;

/** Those of the public site's forms besides. */
export const NativeFormStyles = () => <GlobalStyles styles={formStyles} />;

/** Those of passwords besides, for the pages that ask for one. */
export const NativePasswordStyles = () => <GlobalStyles styles={passwordStyles} />;

/** Those of a document that was asked for besides. */
export const NativeReportStyles = () => <GlobalStyles styles={reportStyles} />;
