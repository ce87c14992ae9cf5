import { forwardMachineQuery } from '../app/site-script/navigation.ts';
import { forgetOnRequest } from '../app/site-script/forgetOnRequest.ts';
import { filterList } from '../app/site-script/filterList.ts';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
};

describe('the machine in the address', () => {
  const hrefs = () =>
    [...document.querySelectorAll('a')].map(({ href }) => href.replace(location.origin, ''));

  it.each([
    ['building=Edificio+Ceibo&machine=2', '?building=Edificio+Ceibo&machine=2', '?building=Otro&machine=2'],
    ['other=1', '', '?building=Otro'],
  ])('is added to links to the help and to the failure report only: %s', (query, toReport, toHelp) => {
    at(`/tools/failures-help?${query}`);
    document.body.innerHTML =
      '<a href="/report-failure">A</a><a href="/tools/failures-help?building=Otro#x">B</a><a href="/credit">C</a>';
    forwardMachineQuery();
    expect(hrefs()).toEqual([`/report-failure${toReport}`, `/tools/failures-help${toHelp}#x`, '/credit']);
  });
});

describe('the search in a list', () => {
  const entry = (name: string, neighbourhood: string) =>
    `<li><div data-found-by="Edificio ${name} ${neighbourhood}"><a href="/${name}">${name}</a></div></li>`;
  const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  const hidden = (what: string) => document.querySelector<HTMLElement>(`[data-found-${what}]`)?.hidden;
  const search = (text: string) => {
    const box = document.querySelector('input');
    if (box) box.value = text;
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const status = () => document.querySelector('[role="status"]')?.textContent;

  beforeEach(() => {
    document.body.innerHTML = `
      <search><input data-filters="list"><div role="status" data-none="Nada" data-one="Una" data-many="Son {n}"></div></search>
      <div id="list" data-found-limit="2">
        <ul>${entry('Arrayán', 'Cordón')}${entry('Molle', 'Cordón')}</ul>
        <noscript><ul>${entry('Timbó', 'Cordón')}${entry('Ceibo', 'Malvín')}${entry('Palmera', 'Malvín')}</ul></noscript>
        <button data-found-more hidden>Más</button>
        <p data-found-none hidden>Ninguna</p>
      </div>`;
    filterList();
  });

  it('finds entries by any words, ignoring case and accents, beyond the first ones too', () => {
    search('MALVIN edificio');
    expect(shown()).toEqual(['Ceibo', 'Palmera']);
    expect(status()).toBe('Son 2');
    expect(hidden('more')).toBe(true);
    search('timbo');
    expect(shown()).toEqual(['Timbó']);
    expect(status()).toBe('Una');
  });

  it('says that nothing is found, and shows the first entries again when cleared', () => {
    search('xyz');
    expect(shown()).toEqual([]);
    expect(status()).toBe('Nada');
    expect(hidden('none')).toBe(false);
    search(' ');
    expect(shown()).toEqual(['Arrayán', 'Molle']);
    expect(status()).toBe('');
    expect(hidden('none')).toBe(true);
  });

  it('shows entries up to its limit, and more on a press, which focuses the first of them', () => {
    search('cordon');
    expect(shown()).toEqual(['Arrayán', 'Molle']);
    expect(status()).toBe('Son 3');
    search('');
    document.querySelector('button')?.click();
    expect(shown()).toEqual(['Arrayán', 'Molle', 'Timbó', 'Ceibo']);
    expect(document.activeElement?.textContent).toBe('Timbó');
    document.querySelector('button')?.click();
    expect(shown()).toHaveLength(5);
    expect(hidden('more')).toBe(true);
  });
});

it("the button of /privacy clears the person's data, and says so", () => {
  localStorage.setItem('laundry.cards', '[]');
  sessionStorage.setItem('draft.contact', '{}');
  document.body.innerHTML = '<button data-forgets>Olvidar</button><p role="status" data-forgets="Hecho"></p>';
  forgetOnRequest();
  document.querySelector('button')?.click();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Hecho');
});
