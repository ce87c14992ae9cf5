import { openEmbeddedForm } from '@laundry/payment-channels/embedded';

const SCRIPT = 'https://bancard.example/checkout.js';

it('a script that does not load leaves nothing behind, and one that is not Bancard’s is refused', async () => {
  const scripts = () => [...document.querySelectorAll(`script[src="${SCRIPT}"]`)];
  for (const event of ['error', 'load']) {
    const opened = openEmbeddedForm(SCRIPT, document.body, 'p-7');
    scripts().at(-1)?.dispatchEvent(new Event(event));
    await expect(opened).rejects.toThrow();
    expect(scripts()).toHaveLength(event === 'error' ? 0 : 1);
  }
});
