import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { CardCodeInput } from './CardCodeInput.tsx';
import { FailureNotice } from './Notice.tsx';
import { scrollIntoWindow } from './scrollIntoWindow.ts';

function Code({ start }: { start: string }) {
  const [digits, setDigits] = useState(start);
  return (
    <CardCodeInput
      id="code"
      name="card"
      label="Código"
      hint="8 dígitos"
      value={digits}
      onChange={setDigits}
      error={digits === '0' ? 'Incorrecto' : undefined}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Código');

describe('the code field', () => {
  it('keeps the caret when a digit is inserted', async () => {
    const user = userEvent.setup();
    render(<Code start="123567" />);
    field().setSelectionRange(3, 3);
    await user.type(field(), '4', { initialSelectionStart: 3 });
    expect(field()).toHaveValue('1234 567');
    expect(field().selectionStart).toBe(4);
  });

  it('shows an error in place of its hint', async () => {
    render(<Code start="0" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Incorrecto');
  });
});

it('a button ignores clicks while it is busy', async () => {
  const clicks: true[] = [];
  render(
    <Button loading onClick={() => clicks.push(true)}>
      CONTINUAR
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(clicks).toEqual([]);
});

/** Runs scrollIntoWindow for an element with this bottom. @returns its scroll margin, if it is scrolled */
function scrolled(bottom: number): string[] {
  const element = document.createElement('div');
  const rooms: string[] = [];
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  element.scrollIntoView = () => void rooms.push(element.style.scrollMarginBottom);
  scrollIntoWindow(element);
  return rooms;
}

it("scrolls an element at the window's edge clear of it, but not one with room below it", () => {
  expect(scrolled(window.innerHeight)).toEqual(['16px']);
  expect(scrolled(window.innerHeight - 20)).toEqual([]);
});

it('scrolls to a failure outside the window', () => {
  const scrolls: true[] = [];
  Element.prototype.scrollIntoView = () => void scrolls.push(true);
  window.innerHeight = 0;
  render(<FailureNotice text="Intente nuevamente." />);
  expect(scrolls).toEqual([true]);
});
