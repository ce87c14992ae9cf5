import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { CardCodeInput } from './CardCodeInput.tsx';
import { scrollIntoWindow } from './scrollIntoWindow.ts';

it('the code field shows an error in place of its hint', () => {
  render(
    <CardCodeInput
      id="code"
      name="card"
      label="Código"
      hint="8 dígitos"
      value="0"
      onChange={() => undefined}
      error="Incorrecto"
    />,
  );
  const field = screen.getByLabelText('Código');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Incorrecto');
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

/** For an element that ends there: the room below it to which it is scrolled, if it is. */
function scrolled(bottom: number): string[] {
  const element = document.createElement('div');
  const rooms: string[] = [];
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  element.scrollIntoView = () => void rooms.push(element.style.scrollMarginBottom);
  scrollIntoWindow(element);
  return rooms;
}

it("scrolls what ends at the window's edge clear of it, and leaves what has room below it", () => {
  expect(scrolled(window.innerHeight)).toEqual(['16px']);
  expect(scrolled(window.innerHeight - 20)).toEqual([]);
});
