/* global document */

// Sends the browser back to the shop with a POST, as PagosWeb does.
document.querySelector('form').submit();
