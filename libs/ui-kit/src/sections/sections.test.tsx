import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CardGrid } from './CardGrid.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import { Section } from './Section.tsx';
import { Slider } from './Slider.tsx';
import { SpecTable } from './SpecTable.tsx';
import { Steps } from './Steps.tsx';
import { render } from '../../test/render.tsx';

const questions = [
  { id: 'horario', title: '¿Cuál es el horario?', content: 'De 7 a 23.' },
  { id: 'saldo', title: '¿Cómo cargo saldo?', content: 'En línea.' },
];

const answerOf = (id: string) => {
  const details = document.getElementById(id)?.closest('details');
  if (!details) throw new Error(`No answer ${id}`);
  return details;
};

afterEach(() => {
  window.location.hash = '';
});

it("the answer that the URL's fragment names is opened, initially and later", () => {
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = '#saldo';
  render(<Accordion items={questions} />);
  expect(answerOf('saldo').open).toBe(true);
  expect(answerOf('horario').open).toBe(false);
  window.location.hash = '#horario';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(answerOf('horario').open).toBe(true);
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

it('a section is a landmark with a name, and has an id for links', () => {
  render(<Section title="Instalación" id="instalacion" />);
  expect(screen.getByRole('region', { name: 'Instalación' })).toHaveAttribute('id', 'instalacion');
});

const slides = [
  { name: 'Vecinos', content: <p>Una</p> },
  { name: 'Comisiones', content: <p>Otra</p> },
];

it('each slide has a link by its name, with and without scripts', () => {
  render(<Slider label="Opiniones" slides={slides} />);
  const second = screen.getByRole('link', { name: 'Comisiones' });
  const target = document.getElementById(second.getAttribute('href')?.slice(1) ?? '');
  expect(target).toHaveTextContent('Otra');
});

it('the links mark the visible slides', () => {
  const setLayout = (element: Element, values: Record<string, number>) =>
    Object.entries(values).forEach(([name, value]) =>
      Object.defineProperty(element, name, { configurable: true, value }),
    );
  render(<Slider label="Opiniones" slides={slides} />);
  const track = screen.getByRole('region');
  const [first, second] = screen.getAllByRole('link');
  if (!first || !second) throw new Error('No links.');
  within(track)
    .getAllByRole('listitem')
    .forEach((slide, index) => setLayout(slide, { offsetLeft: index * 300, offsetWidth: 300 }));

  setLayout(track, { clientWidth: 300, scrollLeft: 0 });
  fireEvent.scroll(track);
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(second).not.toHaveAttribute('aria-current');

  setLayout(track, { scrollLeft: 290 });
  fireEvent.scroll(track);
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveAttribute('aria-current', 'true');
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
