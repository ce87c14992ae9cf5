import { externalise } from '../build-steps/externalise.ts';

const PAGE = `<head><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script></head>
<body><script>window.a = '$&';</script><script type="module" async="">import '/b.js';</script></body>`;

it('leaves no inline script, and keeps place, order, kind and code', () => {
  const { html, scripts } = externalise(PAGE);
  const names = [...scripts.keys()];
  expect([...scripts.values()]).toEqual(["window.a = '$&';", "import '/b.js';"]);
  expect(html)
    .toBe(`<head><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script></head>
<body><script src="/assets/${names[0]}"></script><script type="module" src="/assets/${names[1]}"></script></body>`);
});

it('names the same code alike, so that pages share it', () => {
  expect(externalise('<script>1</script><script>1</script>').scripts.size).toBe(1);
});

it('changes a page no further when run again', () => {
  const { html } = externalise(PAGE);
  expect(externalise(html)).toEqual({ html, scripts: new Map() });
});
