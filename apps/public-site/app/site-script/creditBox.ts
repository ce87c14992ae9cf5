import { deviceStorage } from '@laundry/flow/browserStorage';
import { formatCardCode } from '@laundry/ui-kit/format';
import { newestCard } from '../storage/namedCard.ts';

/** The id of the home page's form that starts a top-up. */
export const CREDIT_BOX = 'credit-box-form';

/** Enhances the home page's box: reports an invalid card code, and prefills the remembered card. */
export function creditBox(): void {
  const form = document.querySelector<HTMLFormElement>(`form#${CREDIT_BOX}`);
  const field = form?.querySelector('input');
  const helper = form?.querySelector<HTMLElement>('[data-hint]');
  if (!form || !field || !helper) return;
  const showMessage = (text = '') => {
    helper.textContent = text;
  };

  const remembered = newestCard(deviceStorage);
  if (remembered && field.value === '') {
    field.value = formatCardCode(remembered.card);
    showMessage(helper.dataset['remembered']?.replace('{name}', remembered.name));
  }

  field.addEventListener('input', () => {
    delete helper.dataset['invalid'];
    field.removeAttribute('aria-invalid');
    showMessage(helper.dataset['hint']);
  });
  // The error is shown here instead of by the browser. The next page reports a card that does not exist.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    field.value = formatCardCode(field.value);
    if (field.validity.valid) return;
    event.preventDefault();
    showMessage(helper.dataset[field.validity.valueMissing ? 'empty' : 'wrong']);
    helper.dataset['invalid'] = '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  });
}
