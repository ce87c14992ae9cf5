import '@testing-library/jest-dom';
import { DayField, FormShell, PhoneField } from '@laundry/ui-kit/form';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFile } from 'node:fs/promises';
import { useState, useSyncExternalStore } from 'react';
import { renderToString } from '../../test/serverRenderer.ts';
import { hydrateIsland } from './hydrateIsland.tsx';

const sent: unknown[] = [];

function Form() {
  const [values, setValues] = useState({ text: '', box: false, choice: 'a' });
  // Renders again after hydration, as pages do once they know their address.
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(values);
      }}
    >
      <input
        aria-label="text"
        value={values.text}
        onChange={({ target }) => setValues({ ...values, text: target.value })}
      />
      <input
        aria-label="box"
        type="checkbox"
        checked={values.box}
        onChange={({ target }) => setValues({ ...values, box: target.checked })}
      />
      <select
        aria-label="choice"
        value={values.choice}
        onChange={({ target }) => setValues({ ...values, choice: target.value })}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <button>send</button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const DEFER_SUBMIT = await readFile(new URL('../site-script/deferSubmit.js', import.meta.url), 'utf8');

/** Opens the page of a prerendered island with its inline script. */
function open(name = 'form', island = <Form />) {
  document.body.innerHTML = `<div data-island="${name}">${renderToString(island, { identifierPrefix: name })}</div>`;
  const script = document.createElement('script');
  script.textContent = DEFER_SUBMIT;
  document.head.append(script);
}

const enter = () => {
  const text = screen.getByLabelText<HTMLInputElement>('text');
  text.value = 'typed before';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByLabelText<HTMLInputElement>('box').checked = true;
  screen.getByLabelText<HTMLSelectElement>('choice').value = 'b';
};
/** Resolves in a new task, after those already queued. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const entered = { text: 'typed before', box: true, choice: 'b' };
const shows = (values: object) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(values));

beforeEach(() => {
  sent.length = 0;
});

it('takes over input made before hydration, even before the inline script ran', async () => {
  open();
  enter();
  await act(async () => hydrateIsland('form', Form));
  await shows(entered);
  expect(screen.getByLabelText('text')).toHaveValue('typed before');
  expect(sent).toEqual([]);
});

it('repeats a press made before hydration, once', async () => {
  const More = () => (
    <button type="button" onClick={() => sent.push('more')}>
      more
    </button>
  );
  open('more', <More />);
  const button = screen.getByRole('button');
  for (let press = 0; press < 2; press++) button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await act(async () => hydrateIsland('more', More));
  await waitFor(() => expect(sent).toEqual(['more']));
  expect(button).not.toHaveAttribute('aria-busy');
});

it('does not submit a form that was edited after its submission', async () => {
  open();
  enter();
  screen.getByRole('button').click();
  screen.getByLabelText('text').dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => hydrateIsland('form', Form));
  await shows(entered);
  expect(sent).toEqual([]);
});

it('repeats early input before another key can be typed', async () => {
  open();
  enter();
  const text = screen.getByLabelText<HTMLInputElement>('text');
  hydrateIsland('form', Form);
  // The island repeats the inputs in a later task than the one that evaluated its modules.
  expect(screen.getByRole('status')).toHaveTextContent('"text":""');
  await nextTask();
  expect(screen.getByRole('status')).toHaveTextContent('"text":"typed before"');
  expect(text).toHaveValue('typed before');
  text.setRangeText('!', text.value.length, text.value.length, 'end');
  text.dispatchEvent(new Event('input', { bubbles: true }));
  await shows({ ...entered, text: 'typed before!' });
});

it('waits until typing pauses, if the page can go on without the island', async () => {
  open();
  document.body.insertAdjacentHTML('beforeend', '<template data-template-of="form"></template>');
  const hydrated: true[] = [];
  document.addEventListener('island:hydrated', () => hydrated.push(true), { capture: true, once: true });
  enter();
  hydrateIsland('form', Form);
  await nextTask();
  expect(hydrated).toEqual([]);
  screen.getByLabelText<HTMLInputElement>('text').value = 'typed before';
  await waitFor(() => expect(hydrated).toEqual([true]));
  await shows(entered);
});

it('keeps a phone and a day typed before hydration, and formats the field that was left', async () => {
  const Visit = () => (
    <FormShell initialValues={{ phone: '', day: '' }} onSubmit={() => undefined}>
      <PhoneField name="phone" label="Celular" />
      <DayField name="day" label="Fecha" />
    </FormShell>
  );
  open('visit', <Visit />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Celular'), '099123456');
  await user.type(screen.getByLabelText('Fecha'), '4/3/2030');
  await act(async () => hydrateIsland('visit', Visit));
  await waitFor(() => expect(screen.getByLabelText('Celular')).toHaveValue('099 123 456'));
  // The field still has the focus; it is formatted on blur.
  expect(screen.getByLabelText('Fecha')).toHaveValue('4/3/2030');
  await user.tab();
  expect(screen.getByLabelText('Fecha')).toHaveValue('04/03/2030');
});
