import { isCardCode } from '../cardCode.ts';
import { paths } from '../paths.ts';
import { prefetch } from '../session/prefetch.ts';

/** Asks for the ways to pay of a card as soon as it is known, by the address or typed: before its island and the press. */
export function prefetchMethods(): void {
  if (location.pathname.replace(/\/$/, '') !== paths.credit) return;
  const ask = (typed: string) => {
    const card = typed.replaceAll(/\s/g, '');
    if (isCardCode(card)) prefetch(`/api/v1/card/methods?param1=${card}`);
  };
  ask(new URLSearchParams(location.search).get('card') ?? '');
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'card') ask(target.value);
  });
}
