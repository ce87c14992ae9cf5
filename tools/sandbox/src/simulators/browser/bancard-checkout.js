/* global window, document, URL, URLSearchParams */

// The simulator's own build of the checkout script: Bancard.Checkout.createForm(containerId, processId, options) puts the
// form into a frame, follows its height and, when it has finished, goes to the shop's return address.
(() => {
  const base = new URL(document.currentScript.src).origin;

  function createForm(containerId, processId, { styles = {}, responseHandler } = {}) {
    const query = new URLSearchParams({ process_id: String(processId), styles: JSON.stringify(styles) });
    const frame = document.createElement('iframe');
    frame.src = `${base}/bancard/checkout/new?${query}`;
    frame.title = 'Bancard';
    frame.style.width = '100%';
    frame.style.border = '0';
    frame.style.minHeight = '320px';
    document.getElementById(containerId).replaceChildren(frame);

    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin !== base || source !== frame.contentWindow) return;
      if (data.iframeHeight) frame.style.height = `${data.iframeHeight}px`;
      if (!data.message) return;
      if (responseHandler) responseHandler(data);
      const target = new URL(data.return_url);
      target.searchParams.set('status', data.message);
      target.searchParams.set('description', data.details);
      window.location.assign(target.href);
    });
  }

  window.Bancard = { Checkout: { createForm } };
})();
