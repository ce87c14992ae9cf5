import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { sanitise } from './sanitise.ts';

const show = (html: string) => document.body.replaceChildren(sanitise(html));

const cleaned = (html: string): string => {
  const container = document.createElement('div');
  container.append(sanitise(html));
  return container.innerHTML;
};

describe('allowed content', () => {
  it('tables, lists and pictures', () => {
    show(
      '<h2>Usos</h2><table><tr><th scope="col">Día</th></tr><tr><td colspan="2">3</td></tr></table><ul><li>uno</li></ul><img src="https://cdn.example/a.png" alt="Lavarropas" width="40">',
    );
    expect(screen.getByRole('heading', { name: 'Usos' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Día' })).toHaveAttribute('scope', 'col');
    expect(screen.getByRole('cell', { name: '3' })).toHaveAttribute('colspan', '2');
    expect(screen.getByRole('listitem')).toHaveTextContent('uno');
    expect(screen.getByRole('img', { name: 'Lavarropas' })).toHaveAttribute(
      'src',
      'https://cdn.example/a.png',
    );
  });

  it('links, of which external ones open in a new tab without a referrer', () => {
    show('<a href="https://otro.example">fuera</a><a href="/credit" target="x">dentro</a>');
    const outside = screen.getByRole('link', { name: 'fuera' });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'dentro' })).not.toHaveAttribute('target');
  });
});

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  [
    'a handler',
    '<img src="https://a.example/x.png" onerror="alert(1)" alt="x">',
    '<img src="https://a.example/x.png" alt="x" loading="lazy">',
  ],
  ['a javascript: link', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a javascript: link with whitespace', '<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['a javascript: link with entities', '<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['a link to another host without a scheme', '<a href="//mal.example">x</a>', '<a>x</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['an SVG', '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>b', 'b'],
  ['an SVG picture', '<img src="data:image/svg+xml;base64,AAAA">', ''],
  ['a picture without encryption', '<img src="http://a.example/x.png">', ''],
  ['a style sheet', '<style>body{display:none}</style>b', 'b'],
  ['a style', '<p style="position:fixed;inset:0">b</p>', '<p>b</p>'],
  ['a class and an id', '<p class="MuiDialog-root" id="root">b</p>', '<p>b</p>'],
  ['a frame', '<iframe src="https://mal.example"></iframe>b', 'b'],
  ['an object', '<object data="x"></object><embed src="x">b', 'b'],
  [
    'a form, but not its text',
    '<form action="https://mal.example"><input name="p"><button>a</button></form>b',
    'ab',
  ],
  ['a base', '<base href="https://mal.example">b', 'b'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://mal.example">b', 'b'],
  ['a template', '<template><script>alert(1)</script></template>b', 'b'],
])('%s is removed', (_, html, clean) => expect(cleaned(html)).toBe(clean));
