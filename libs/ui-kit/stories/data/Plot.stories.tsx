import { Plot } from '@laundry/ui-kit/charts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String(index + 1).padStart(2, '0')}/03/2026`);
const waves = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => Math.round(size * (1.2 + Math.sin(index / 2))));
const pesos = (value: number) => `$ ${value.toLocaleString('es-UY')}`;

const meta = preview.meta({
  title: 'Componentes/Datos/Gráfico',
  component: Plot,
  args: {
    title: 'Usos por día',
    data: {
      axis: 'Día',
      categories: days(31),
      series: [{ label: 'Usos', values: waves(31, 40), text: String }],
    },
  },
  parameters: {
    ...portal.parameters,
    about:
      'Un gráfico con su título y, debajo, los mismos números en una tabla. El dibujo (@mui/x-charts) se carga solo, después de la página. Entrada propia: @laundry/ui-kit/charts.',
    do: [
      'Diga en el título qué se cuenta y por qué se separa.',
      'Use barras para cosas separadas y líneas para lo que sigue.',
    ],
    dont: ['No sume monedas distintas en una misma serie.', 'No dibuje lo que cabe en una frase.'],
  },
});

const drawn: typeof meta.input.play = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('figure')).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector('.plot-drawing svg')).toBeVisible());
};

export const Normal = meta.story({ play: drawn, tags: ['night'] });
export const Numeros = meta.story({
  name: 'Con los números a la vista',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ver los números'));
  },
});
export const DosSeries = meta.story({
  name: 'Dos series, en líneas',
  args: {
    title: 'Ingresos por mes',
    kind: 'lines',
    data: {
      axis: 'Mes',
      categories: ['01/2026', '02/2026', '03/2026'],
      series: [
        { label: 'Este año', values: [12_000, 15_500, null], text: pesos },
        { label: 'El año anterior', values: [9_000, 11_250, 14_000], text: pesos },
      ],
    },
  },
  play: drawn,
});
export const Vacio = meta.story({
  name: 'Sin datos',
  args: { data: { axis: 'Día', categories: [], series: [{ label: 'Usos', values: [], text: String }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay resultados')).toBeVisible();
  },
});
