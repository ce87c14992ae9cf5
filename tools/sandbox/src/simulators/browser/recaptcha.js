/* global window, crypto, btoa */

// A double of reCAPTCHA v3: its tokens carry their action and time; siteverify takes each once, for two minutes.
(() => {
  const base64url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: async (_siteKey, { action }) =>
      `sim.${base64url(JSON.stringify({ action, at: Date.now(), id: crypto.randomUUID() }))}`,
  };
})();
