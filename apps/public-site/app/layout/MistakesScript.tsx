import tellMistakes from '../site-script/tellMistakes.js?raw';

/**
 * Before a form whose fields say what is wrong with them (FieldMistakes): it tells so before the form is
 * alive.
 */
export const MistakesScript = () => <script dangerouslySetInnerHTML={{ __html: tellMistakes }} />;
