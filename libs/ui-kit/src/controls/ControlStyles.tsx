import GlobalStyles from '@mui/material/GlobalStyles';
import { entryStyles } from './entryStyles.ts';
import { flowStyles } from './flowStyles.ts';
import { formStyles, passwordStyles, reportStyles } from './formStyles.ts';
import { baseStyles } from './baseStyles.ts';
import { machineStyles } from './machineStyles.ts';
import { topUpStyles } from './topUpStyles.ts';

/** The styles of all fields and buttons, once in an app whose pages all have forms; below its theme. */
export const ControlStyles = () => <GlobalStyles styles={[baseStyles, formStyles, passwordStyles]} />;

/** The styles of the controls of every page of the public site. */
export const BaseStyles = () => <GlobalStyles styles={baseStyles} />;

/** Additional styles for flows with steps. */
export const FlowStyles = () => <GlobalStyles styles={flowStyles} />;

/** Additional styles for a top-up. */
export const TopUpStyles = () => <GlobalStyles styles={topUpStyles} />;

/** Additional styles for a list of machines. */
export const MachineStyles = () => <GlobalStyles styles={machineStyles} />;

/** Additional styles for the portal's login form. */
export const EntryStyles = () => <GlobalStyles styles={entryStyles} />;

/** Additional styles for the public site's forms. */
export const FormStyles = () => <GlobalStyles styles={formStyles} />;

/** Additional styles for password fields. */
export const PasswordStyles = () => <GlobalStyles styles={passwordStyles} />;

/** Additional styles for a requested document. */
export const ReportStyles = () => <GlobalStyles styles={reportStyles} />;
