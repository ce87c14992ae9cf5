import showFieldErrors from '../site-script/showFieldErrors.js?raw';

/** Placed before a form with field errors (ConstraintMessages), so that they show before hydration. */
export const FieldErrorsScript = () => <script dangerouslySetInnerHTML={{ __html: showFieldErrors }} />;
