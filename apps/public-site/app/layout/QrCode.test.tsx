import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './QrCode.tsx';

it('draws every dark cell of the code, and no other', () => {
  const text = 'https://apps.apple.com/uy/app/lavadero/id0000000000';
  render(<QrCode text={text} title="iOS" />);
  const path = screen.getByRole('img', { name: 'iOS' }).querySelector('path')?.getAttribute('d') ?? '';
  const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
  );
  const dark = encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell ? [`${x} ${y}`] : [])),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).toEqual(dark);
});
