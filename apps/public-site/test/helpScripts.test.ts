import { carryMachine } from '../app/site-script/carryMachine.ts';
import { filterList } from '../app/site-script/filterList.ts';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
};

describe('the machine that an address names', () => {
  const hrefs = () =>
    [...document.querySelectorAll('a')].map(({ href }) => href.replace(location.origin, ''));

  it('goes on to help and to the failure report, and nowhere else', () => {
    at('/tools/failures-help?building=Edificio+Ceibo&machine=2');
    document.body.innerHTML =
      '<a href="/report-failure">A</a><a href="/tools/failures-help?building=Otro#x">B</a><a href="/credit">C</a>';
    carryMachine();
    expect(hrefs()).toEqual([
      '/report-failure?building=Edificio+Ceibo&machine=2',
      '/tools/failures-help?building=Otro&machine=2#x',
      '/credit',
    ]);
  });

  it('is not made up', () => {
    at('/tools/failures-help?other=1');
    document.body.innerHTML = '<a href="/report-failure">A</a>';
    carryMachine();
    expect(hrefs()).toEqual(['/report-failure']);
  });
});

describe('the search in a list', () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('h3, li, p')]
      .filter((element) => element.closest('[hidden]') === null)
      .map(({ textContent }) => textContent);
  const search = (text: string) => {
    const box = document.querySelector('input');
    if (box) box.value = text;
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const said = () => document.querySelector('[role="status"]')?.textContent;

  beforeEach(() => {
    document.body.innerHTML = `
      <search><input data-filters="list"><div role="status" data-none="Nada" data-one="Una" data-many="Son {n}"></div></search>
      <div id="list">
        <div data-found-group><h3>Cordón</h3><ul>
          <li><div data-found-by="Edificio Arrayán Cordón">Arrayán</div></li>
          <li><div data-found-by="Edificio Molle Cordón">Molle</div></li></ul></div>
        <div data-found-group><h3>Malvín</h3><ul>
          <li><div data-found-by="Edificio Palmera Malvín">Palmera</div></li></ul></div>
        <p data-found-none hidden>Ninguna</p>
      </div>`;
    filterList();
  });

  it('finds by any words, whatever their case and accents', () => {
    search('CORDON edificio');
    expect(shown()).toEqual(['Cordón', 'Arrayán', 'Molle']);
    expect(said()).toBe('Son 2');
    search('arrayan');
    expect(shown()).toEqual(['Cordón', 'Arrayán']);
    expect(said()).toBe('Una');
  });

  it('says when nothing is found, and shows all again', () => {
    search('xyz');
    expect(shown()).toEqual(['Ninguna']);
    expect(said()).toBe('Nada');
    search(' ');
    expect(shown()).toEqual(['Cordón', 'Arrayán', 'Molle', 'Malvín', 'Palmera']);
    expect(said()).toBe('');
  });
});
