import { SpecTable } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const specs = [
  { name: 'Capacidad', value: '10,5 kg' },
  { name: 'Consumo de agua', value: '45 l por lavado' },
  { name: 'Medidas (ancho × alto × fondo)', value: '683 × 1.022 × 704 mm' },
  { name: 'Peso', value: '106 kg' },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Datos técnicos',
  component: SpecTable,
  args: { specs },
  parameters: {
    about: 'Una lista de datos con su nombre. En el celular, el valor va debajo.',
    do: ['Ponga la unidad con un espacio: «10,5 kg».'],
    dont: ['No la use para datos con más de dos columnas.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
