import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { CardCodeInput } from './CardCodeInput.tsx';
import { FailureNotice } from './Notice.tsx';
import { scrollIntoWindow } from './scrollIntoWindow.ts';

function Code() {
  const [digits, setDigits] = useState('123567');
  return <CardCodeInput id="code" name="card" label="Código" hint="" value={digits} onChange={setDigits} />;
}

it('the code field keeps the caret at an inserted digit, and deletes the digit beyond a space', async () => {
  render(<Code />);
  const field = screen.getByLabelText<HTMLInputElement>('Código');
  await userEvent.type(field, '4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('1234 567');
  expect(field.selectionStart).toBe(4);
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('1235 67');
  expect(field.selectionStart).toBe(3);
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
