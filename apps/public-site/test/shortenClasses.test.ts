/** @jest-environment node */
import { shortenClasses } from '../build-steps/shortenClasses.ts';

const STYLES =
  '<style data-emotion="css 1a 2b">.css-1a{color:red}.css-1a.Mui-focused{color:blue}.css-2b{margin:0}.kit-part{padding:0}</style>';
const page = (body: string) => `<html><head>${STYLES}</head><body><main>${body}</main></body></html>`;
const shorten = (body: string) => shortenClasses(page(body), 'data-island');

it('shortens the generated names that the styles use, and drops the others', () => {
  const text = shorten('<p class="css-1a MuiBox-root kit-part">hola</p><b class="css-9z">hola</b>');
  expect(text).toContain('<p class="a kit-part">hola</p><b>hola</b>');
  expect(text).toContain('.a{color:red}');
  expect(text).toContain('.kit-part{padding:0}');
  expect(text).not.toMatch(/css-|Mui/);
});

it('leaves an island its names, those of its states too, and says whose styles are found', () => {
  const island = '<div data-island="visit"><p class="css-1a MuiBox-root">hola</p></div>';
  const text = shorten(`<p class="css-2b">hola</p>${island}`);
  expect(text).toContain(island);
  expect(text).toContain('<style data-emotion="css 1a">');
  expect(text).toContain('.css-1a.Mui-focused{color:blue}');
  expect(text).toContain('<p class="a">hola</p>');
});

it('leaves the later step of an island its names', () => {
  const island = '<div data-island="visit"></div><template><p class="css-2b">hola</p></template>';
  expect(shorten(`${island}<p class="css-1a">hola</p>`)).toContain(island);
});
