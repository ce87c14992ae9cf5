/* global window, document */

// Inside the frame: tells the page around it how high it is and, on the last page, how the payment ended.
(() => {
  window.parent.postMessage({ iframeHeight: document.documentElement.scrollHeight }, '*');
  const finished = document.getElementById('finished');
  if (!finished) return;
  const { message, details, returnUrl } = finished.dataset;
  window.parent.postMessage({ message, details, return_url: returnUrl }, '*');
})();
