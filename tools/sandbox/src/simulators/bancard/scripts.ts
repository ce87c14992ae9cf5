/** The script of the embedded page: reports its height and its end to the shop's page. */
export const FRAME_SCRIPT = `'use strict';
(() => {
  const element = document.querySelector('[data-shop-origin]');
  if (!element) return;
  const { shopOrigin, message, details, returnUrl } = element.dataset;
  const embedded = window.parent !== window;
  const send = (data) => window.parent.postMessage(data, shopOrigin);
  if (embedded) send({ iframeHeight: document.documentElement.scrollHeight });
  if (!returnUrl) return;
  if (embedded) send({ message, details, return_url: returnUrl });
  else window.location.replace(element.querySelector('a').href);
})();
`;

/** The `Bancard.Checkout` script for shops' pages; like in the real one, its base URL is part of it. */
export const checkoutScript = (base: string): string => `'use strict';
(() => {
  const BASE = ${JSON.stringify(base)};
  const ORIGIN = new URL(BASE).origin;

  function leave({ message, details, return_url: returnUrl }) {
    const url = new URL(returnUrl, window.location.href);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
    url.searchParams.set('status', message);
    url.searchParams.set('description', details);
    window.location.replace(url.href);
  }

  function createForm(containerId, processId, options) {
    if (typeof containerId !== 'string' || containerId === '') throw new Error('Invalid container id');
    if (typeof processId !== 'string' || processId === '') throw new Error('Invalid process id');
    const container = document.getElementById(containerId);
    if (!container) throw new Error('Container not found: ' + containerId);
    const { styles = {}, responseHandler = leave } = options ?? {};
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ process_id: processId, styles: JSON.stringify(styles) });
    frame.src = BASE + '/checkout/new?' + query;
    frame.title = 'Bancard';
    frame.style.cssText = 'width:100%;min-width:320px;min-height:30rem;border:0';
    function onMessage(event) {
      if (!frame.isConnected) return window.removeEventListener('message', onMessage);
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return undefined;
      const data = event.data ?? {};
      if (Number.isFinite(data.iframeHeight)) frame.style.height = data.iframeHeight + 'px';
      else if (typeof data.return_url === 'string') responseHandler(data);
      return undefined;
    }
    window.addEventListener('message', onMessage);
    container.appendChild(frame);
  }

  window.Bancard = { ...window.Bancard, Checkout: { createForm } };
})();
`;
