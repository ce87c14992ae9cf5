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

/**
 * The `Bancard.Checkout` script for shops' pages. Like the real one, it contains its base URL, creates a
 * frame without a title that has the height that the frame reports, and requests the allowed styles where
 * styles are given.
 */
export const checkoutScript = (base: string): string => `'use strict';
(() => {
  const BASE = ${JSON.stringify(base)};
  const ORIGIN = new URL(BASE).origin;

  const withParameter = (url, name, value) =>
    url + (/[?&]$/.test(url) ? '' : url.includes('?') ? '&' : '?') + name + '=' + value;

  function leave({ message, details, return_url: returnUrl }) {
    const url = withParameter(returnUrl, 'status', message);
    window.location.replace(details === undefined ? url : withParameter(url, 'description', details));
  }

  function createForm(containerId, processId, { styles, responseHandler = leave } = {}) {
    if (typeof containerId !== 'string' || containerId === '') throw new Error('Div id must be a non empty string.');
    if (typeof processId !== 'string' || processId === '')
      throw new Error('Process id must be a non empty string.');
    const container = document.getElementById(containerId);
    if (!container) throw new Error('Div with id: ' + containerId + ' could not be found.');
    let src = withParameter(BASE + '/checkout/new', 'process_id', processId);
    if (styles !== undefined) {
      void fetch(BASE + '/checkout/allowed_styles');
      src = withParameter(src, 'styles', encodeURIComponent(JSON.stringify(styles)));
    }
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.style.width = '100%';
    frame.style.borderWidth = '0px';
    container.innerHTML = '';
    container.appendChild(frame);
    window.addEventListener('message', ({ origin, data }) => {
      if (origin !== ORIGIN) return;
      if (data.iframeHeight === undefined) responseHandler(data);
      else document.querySelector('#' + containerId + ' iframe').style.minHeight = data.iframeHeight + 'px';
    });
  }

  class Shop {
    get Checkout() {
      return { createForm };
    }
  }
  window.Bancard ??= new Shop();
})();
`;
