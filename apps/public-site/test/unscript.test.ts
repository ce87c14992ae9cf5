import { contentPage, latePage } from '../build-steps/unscript.ts';

const PAGE = `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="icon" href="/i.svg"/>
<script src="/scheme.js" data-before-paint=""></script><script type="application/ld+json">{"a":1}</script></head>
<body><main>Hola</main><script>window.a = '$&';</script><script type="module" async="">import '/b.js';</script></body>`;
const KEPT = `<link rel="icon" href="/i.svg"/>
<script src="/scheme.js" data-before-paint=""></script><script type="application/ld+json">{"a":1}</script><script src="/site.js" defer=""></script></head>
<body><main>Hola</main>`;

it('leaves a page of content only what comes before the first paint, its data and the small script', () => {
  expect(contentPage(PAGE, '/site.js')).toBe(`<head>${KEPT}</body>`);
});

it('keeps the scripts of a late page in their places, asleep, with what their module needs', () => {
  expect(latePage(PAGE, '/site.js')).toBe(
    `<head>${KEPT}<script type="text/late" data-type="">window.a = '$&';</script>` +
      `<script type="text/late" data-type="module" data-needs="/a.js /b.js" async="">import '/b.js';</script></body>`,
  );
});
