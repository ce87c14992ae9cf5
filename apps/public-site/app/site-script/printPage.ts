/** Buttons that print the page. */
export function printPage(): void {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print());
}
