import { textOfHtml } from './ItemText.tsx';

it.each([
  [
    '<p>Lleva <strong>10,2 kg</strong>.</p><ul><li>Tela</li><li>Cierre</li></ul>',
    'Lleva 10,2 kg. Tela Cierre',
  ],
  ['<p>Jab&oacute;n &amp; agua</p>', 'Jab&oacute;n & agua'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['', ''],
])('extracts the text of %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
