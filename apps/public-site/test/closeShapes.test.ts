/** @jest-environment node */
import { closeShapes } from '../build-steps/shareDrawings.ts';

it('closes the empty shapes of drawings in their tags, and nothing else', () => {
  expect(closeShapes('<svg><path d="M1 1"></path><g><rect x="1"></rect></g></svg><p class="a"></p>')).toBe(
    '<svg><path d="M1 1"/><g><rect x="1"/></g></svg><p class="a"></p>',
  );
});
