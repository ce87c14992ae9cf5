import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { BAG, PICTURED } from '../../../test/shop.ts';
import { ItemPicture } from './ItemPicture.tsx';

it("shows the company's picture in its sizes and formats, and a drawing if it fails to load", () => {
  render(<ItemPicture item={PICTURED} />);
  const picture = screen.getByRole('img', { name: 'Canasto de mimbre' });
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture.getAttribute('srcset')).toMatch(/-400\.webp 400w, .*-800\.webp 800w$/);
  const source = picture.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source?.getAttribute('srcset')).toMatch(/-400\.avif 400w, .*-800\.avif 800w$/);
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Canasto' }).tagName).toBe('svg');
});

it("shows the site's own file of any other name, encoded in the URL", () => {
  render(<ItemPicture item={{ ...BAG, imageName: 'otra foto.png' }} />);
  const picture = screen.getByRole('img', { name: BAG.name });
  expect(picture).toHaveAttribute('src', '/accessory-pictures/otra%20foto.png');
  expect(picture).toHaveAttribute('width');
  expect(picture).toHaveAttribute('height');
});

it('shows a drawing if no picture is named', () => {
  render(<ItemPicture item={{ ...BAG, imageName: '' }} />);
  expect(screen.getByRole('img', { name: BAG.name }).tagName).toBe('svg');
});
