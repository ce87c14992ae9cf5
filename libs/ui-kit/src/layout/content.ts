/** Where the skip link leads: the id of the document's <main>. */
export const CONTENT_ID = 'contenido';
