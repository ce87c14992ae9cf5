import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CardGrid } from './CardGrid.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import { SpecTable } from './SpecTable.tsx';
import { Steps } from './Steps.tsx';
import { render } from '../../test/render.tsx';

const questions = [
  { id: 'horario', title: '¿Cuál es el horario?', content: 'De 7 a 23.' },
  { id: 'saldo', title: '¿Cómo cargo saldo?', content: 'En línea.' },
];

const findAnswer = (id: string) => {
  const details = document.getElementById(id)?.closest('details');
  if (!details) throw new Error(`No answer ${id}`);
  return details;
};

it("the answer that the URL's fragment names is opened, initially and later", () => {
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = '#saldo';
  render(<Accordion items={questions} />);
  expect(findAnswer('saldo').open).toBe(true);
  expect(findAnswer('horario').open).toBe(false);
  window.location.hash = '#horario';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(findAnswer('horario').open).toBe(true);
});

it('a card has one link, named by its title', () => {
  render(
    <CardGrid>
      <FeatureCard title="Lavadoras" to="/products/washer">
        Comerciales, de 10 kg.
      </FeatureCard>
      <FeatureCard title="Sin enlace">Solo cuenta.</FeatureCard>
    </CardGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Lavadoras' })]);
});

it('breadcrumbs end with the current page, which is no link', () => {
  render(<Breadcrumbs above={[{ label: 'Inicio', to: '/' }]} current="Servicios" />);
  const trail = screen.getByRole('navigation', { name: 'Usted está aquí' });
  expect(within(trail).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  expect(within(trail).getByText('Servicios')).toHaveAttribute('aria-current', 'page');
});

it('specifications and steps have their names and order', () => {
  render(
    <>
      <SpecTable specs={[{ name: 'Capacidad', value: '10 kg' }]} />
      <Steps steps={[{ title: 'Cargue la ropa' }, { title: 'Cierre la puerta' }]} />
    </>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Capacidad');
  expect(screen.getByRole('definition')).toHaveTextContent('10 kg');
  expect(screen.getByRole('heading', { name: 'Paso 2: Cierre la puerta' })).toBeInTheDocument();
});
