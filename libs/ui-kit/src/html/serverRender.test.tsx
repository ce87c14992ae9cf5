/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SafeHtml } from './SafeHtml.tsx';

it('renders its fallback where there is no browser', () => {
  expect(renderToString(<SafeHtml html="<b>no</b>" fallback="Cargando" />)).toBe('Cargando');
});
