import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { keepTogether } from './keepTogether.tsx';

it('keeps amounts and hyphenated words on one line, and the text as it is', () => {
  render(<p>{keepTogether('4 usos, $ 1.280, a su E-mail; -$ 90 después.')}</p>);
  const text = screen.getByText(/^4 usos/);
  expect(text).toHaveTextContent('4 usos, $ 1.280, a su E-mail; -$ 90 después.');
  expect([...text.children].map(({ textContent }) => textContent)).toEqual(['$ 1.280,', 'E-mail;', '-$ 90']);
});
