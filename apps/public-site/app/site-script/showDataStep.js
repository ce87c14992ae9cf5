/* global addEventListener, document, history, location, sessionStorage, URLSearchParams */
/**
 * Makes COMPRAR, or an address with an item, show the data step before the shop's island is hydrated. The
 * step is a template in the page, made with a sample (prerenderedShop.ts), and the island takes over what is
 * shown. This script is inline, behind the template. Earlier choices are restored by the island, which does
 * everything where storage is blocked.
 */
(() => {
  if (sessionStorage.getItem('accessories.attempt')) return;
  const INITIAL_DATA = 'data-initial';
  const island = document.querySelector('[data-island]');
  const { content } = document.querySelector('template');
  const { items } = JSON.parse(island.getAttribute(INITIAL_DATA));
  const catalogue = [...island.childNodes];
  let chosen;
  let hydrated = false;
  const renderStep = ({ id, name }) => {
    const step = document.importNode(content, true);
    const card = document.getElementById(`comprar-${id}`).parentElement;
    const of = (parent, selector) => parent.querySelector(selector);
    const picture = of(card, '.shop-picture').cloneNode(true);
    const price = of(card, '.shop-price strong').textContent;
    const title = of(step, 'strong');
    const unit = title.nextElementSibling;
    const total = of(step, 'output');
    of(step, '.shop-picture').replaceWith(picture);
    title.textContent = name;
    unit.textContent = unit.textContent.replace(total.textContent, () => price);
    total.textContent = price;
    return step;
  };
  const show = () => {
    const query = new URLSearchParams(location.search);
    const next = query.has('paso') ? undefined : items.find(({ id }) => id === query.get('item'));
    if (hydrated || next === chosen) return;
    island.replaceChildren(...catalogue);
    if (next) island.replaceChildren(renderStep(next));
    chosen = next;
    island.setAttribute(INITIAL_DATA, JSON.stringify({ items, chosen: next?.id }));
  };
  const buy = (button) => {
    if (hydrated || !button) return;
    // The click is handled, so the island has nothing to repeat (deferSubmit.js).
    for (const name of ['aria-busy', 'aria-disabled']) button.removeAttribute(name);
    history.pushState({ step: true }, '', `?item=${button.id.slice('comprar-'.length)}`);
    show();
    island.querySelector('h1').focus();
  };
  show();
  // Clicked while the page was still loading.
  buy(island.querySelector('article [aria-busy]'));
  island.addEventListener('click', ({ target }) => buy(target.closest('article button')));
  addEventListener('popstate', show);
  island.addEventListener('island:hydrated', () => {
    hydrated = true;
  });
})();
