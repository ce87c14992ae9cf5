import { NumbersTable } from '@laundry/ui-kit/charts';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Datos/Tabla de números',
  component: NumbersTable,
  args: {
    title: 'Por unidad',
    heads: ['Unidad', 'Usos', 'Exitosos'],
    rows: [
      ['101', '119', '117'],
      ['102', '86', '86'],
      ['Sin unidad', '1', '0'],
    ],
  },
  parameters: {
    ...portal.parameters,
    about:
      'Números por nombre: los de un gráfico o los subtotales de un resultado. Si son muchos, se desplazan dentro de ella, también con el teclado.',
    do: ['Úsela plegada, debajo de lo que explica.'],
    dont: ['No la use para filas que se filtran u ordenan: para eso está la tabla de datos.'],
  },
});

export const Normal = meta.story({ tags: ['night'] });
export const Muchos = meta.story({
  args: { rows: Array.from({ length: 60 }, (_, index) => [`Unidad ${index + 1}`, '12', '11']) },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
