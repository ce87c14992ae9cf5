import showFieldErrors from '../site-script/showFieldErrors.js?raw';

/**
 * Placed before a form whose fields show errors (ConstraintMessages), so that they do so before hydration.
 */
export const FieldErrorsScript = () => <script dangerouslySetInnerHTML={{ __html: showFieldErrors }} />;
