import GlobalStyles from '@mui/material/GlobalStyles';
import { nativeParts } from './nativeParts.ts';

/** The styles of the native parts, once in a document that has some; below the theme's provider. */
export const NativeStyles = () => <GlobalStyles styles={nativeParts} />;
