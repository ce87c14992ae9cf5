import GlobalStyles from '@mui/material/GlobalStyles';
import type { GlobalStylesProps } from '@mui/material/GlobalStyles';
import { baseStyles } from './baseStyles.ts';
import { flowStyles } from './flowStyles.ts';
import { formStyles } from './formStyles.ts';
import { answerStyles, passwordStyles } from './pageStyles.ts';
import { topUpStyles } from './topUpStyles.ts';
import { frameStyles } from '../layout/frameStyles.ts';
import { portalStyles } from '../theme/portalStyles.ts';

const styled = (styles: GlobalStylesProps['styles']) => () => <GlobalStyles styles={styles} />;

/** The styles of every page of the public site. */
export const BaseStyles = styled([baseStyles, frameStyles]);

/** The styles for Storybook: the portal's, and those of flows and top-ups. */
export const AllStyles = styled([...portalStyles, flowStyles, topUpStyles]);

/** Additional styles of the public site: for its forms, and for parts that only some pages have. */
export const FormStyles = styled(formStyles);
export const PasswordStyles = styled(passwordStyles);
export const FlowStyles = styled(flowStyles);
export const TopUpStyles = styled(topUpStyles);
export const AnswerStyles = styled(answerStyles);
