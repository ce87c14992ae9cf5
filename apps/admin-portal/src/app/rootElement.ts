/** The element of the document that the portal stands in. */
export function rootElement(): Element {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  return root;
}
