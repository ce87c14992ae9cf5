import { kit } from '@laundry/strings';

/** The id of the document's <main>, the target of the skip link. */
export const CONTENT_ID = 'contenido';

/** The first Tab stop, which skips the navigation. Visible only while it has the focus. */
export const SkipLink = () => (
  <a href={`#${CONTENT_ID}`} className="kit-skip">
    {kit.skipToContent}
  </a>
);
