import { render, screen } from '@testing-library/react';
import { AppThemeProvider } from '../theme/AppThemeProvider.tsx';
import * as illustrations from './index.ts';

const drawings = Object.entries(illustrations);

it.each(drawings)('%s is decorative unless it has a name', (name, Drawing) => {
  const { rerender } = render(<Drawing />, { wrapper: AppThemeProvider });
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Drawing title={name} />);
  expect(screen.getByRole('img', { name })).toBeDefined();
});

it.each(drawings)("%s uses the theme's colours and is small", (_name, Drawing) => {
  const markup = render(<Drawing />, { wrapper: AppThemeProvider }).container.innerHTML;
  expect(markup).toContain('var(--sky)');
  expect(markup.length).toBeLessThan(4096);
  expect(markup).not.toMatch(/(?:fill|stroke)="(?!none|var\(--)/);
});
