import { scrollIntoWindow } from './scrollIntoWindow.ts';

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
