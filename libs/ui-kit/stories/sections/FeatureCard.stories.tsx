import { CardGrid, Dryer, FeatureCard, Parts, Washer } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const cards = [
  { title: 'Lavadoras', to: '/lavadoras', text: 'Comerciales, de 10 y 14 kg.', Drawing: Washer },
  {
    title: 'Secadoras',
    to: '/secadoras',
    text: 'A gas o eléctricas, con sensor de humedad.',
    Drawing: Dryer,
  },
  { title: 'Repuestos', to: '/repuestos', text: 'Originales, con entrega en el día.', Drawing: Parts },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Tarjetas',
  component: FeatureCard,
  args: {
    title: 'Lavadoras',
    to: '/lavadoras',
    children: 'Comerciales, de 10 y 14 kg.',
    picture: <Washer size={96} />,
  },
  parameters: {
    about:
      'Una cosa entre sus iguales: dibujo, título y texto. Toda la tarjeta es un solo enlace, que se llama como su título. `CardGrid` las pone en fila.',
    do: ['Use títulos de una a tres palabras.'],
    dont: ['No ponga otro enlace ni un botón dentro.', 'No mezcle tarjetas con y sin dibujo en una fila.'],
  },
});

export const Normal = meta.story({
  render: () => (
    <CardGrid>
      {cards.map(({ title, to, text, Drawing }) => (
        <FeatureCard key={to} title={title} to={to} picture={<Drawing size={96} />}>
          {text}
        </FeatureCard>
      ))}
    </CardGrid>
  ),
  tags: ['visual'],
});
export const Una = meta.story({ name: 'Una sola' });
export const SinEnlace = meta.story({
  name: 'Sin enlace ni dibujo',
  render: () => <FeatureCard title="Prepago">Carga saldo y lo usa en su edificio.</FeatureCard>,
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
