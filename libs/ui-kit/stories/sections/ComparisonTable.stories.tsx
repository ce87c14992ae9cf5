import { ComparisonTable } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const rows = [
  { name: 'Capacidad', values: ['10,2 kg', '15 kg'] },
  { name: 'Medidas (ancho × alto × fondo)', values: ['685 × 1.035 × 710 mm', '735 × 1.130 × 805 mm'] },
  { name: 'Programas', values: ['Algodón, Ropa de color, DELICATES', 'Algodón, Ropa de color, DELICATES'] },
  { name: 'Fuerza de extracción', values: ['413 G', '413 G'] },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Comparación',
  component: ComparisonTable,
  args: {
    label: 'Comparación de lavadoras',
    property: 'Modelo',
    columns: ['Lavadora de 10,2 kg', 'Lavadora de 15 kg'],
    rows,
  },
  parameters: {
    about:
      'Cosas de una misma clase, dato por dato. En el celular el nombre del dato va arriba de sus valores.',
    do: ['Dos o tres a la vez.'],
    dont: ['No repita en ella lo que es igual para todas.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
