import showFieldErrors from '../site-script/showFieldErrors.js?raw';

/**
 * Before a form whose fields say what is wrong with them (ConstraintMessages): it tells so before the form is
 * alive.
 */
export const FieldErrorsScript = () => <script dangerouslySetInnerHTML={{ __html: showFieldErrors }} />;
