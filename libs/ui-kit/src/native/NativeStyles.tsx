import GlobalStyles from '@mui/material/GlobalStyles';
import { entryParts } from './entryParts.ts';
import { flowParts } from './flowParts.ts';
import { formParts } from './formParts.ts';
import { nativeParts } from './nativeParts.ts';
import { passwordParts } from './passwordParts.ts';
import { reportParts } from './reportParts.ts';
import { topUpParts } from './topUpParts.ts';

/** The styles of the native parts, once in a document that has some; below the theme's provider. */
export const NativeStyles = () => <GlobalStyles styles={nativeParts} />;

/** Those of what is done in steps besides, for the pages that have it. */
export const NativeFlowStyles = () => <GlobalStyles styles={flowParts} />;

/** Those of a top-up besides. */
export const NativeTopUpStyles = () => <GlobalStyles styles={topUpParts} />;

/** Those of the form that the portal is entered by besides. */
export const NativeEntryStyles = () => <GlobalStyles styles={entryParts} />;

/** Those of the public site's forms besides. */
export const NativeFormStyles = () => <GlobalStyles styles={formParts} />;

/** Those of passwords besides, for the pages that ask for one. */
export const NativePasswordStyles = () => <GlobalStyles styles={passwordParts} />;

/** Those of a document that was asked for besides. */
export const NativeReportStyles = () => <GlobalStyles styles={reportParts} />;
