import { expect } from 'storybook/test';
import { Figures } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Bloques/Cifras del panel',
  component: Figures,
  args: {
    figures: [
      { label: 'Usos', text: '1.250', more: 'El mes anterior: 1.000' },
      { label: 'Monto de transacciones (UYU)', text: '$ 241.300' },
      { label: 'Ingreso Administración (UYU)', text: '$ 66.100' },
    ],
  },
  parameters: {
    ...portal.parameters,
    about: 'Cifras lado a lado, cada una bajo lo que cuenta.',
    do: ['Diga debajo con qué se compara la cifra.'],
    dont: ['No sume monedas distintas en una misma cifra.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const Una = meta.story({ args: { figures: [{ label: 'Usos', text: '1' }] } });
/** Six in one row, or two rows of three. */
export const Seis = meta.story({
  args: {
    figures: [
      { label: 'Total (UYU)', text: '$ 1.241.300' },
      { label: 'Lavados: 1.250', text: '$ 841.200' },
      { label: 'Secados: 1.101', text: '$ 400.100' },
      { label: 'Usos fallidos', text: '12' },
      { label: 'Recargas (UYU)', text: '$ 1.310.000' },
      { label: 'Ingreso Administración (UYU)', text: '$ 66.100' },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((label) => label.getBoundingClientRect().top);
    const inRows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    await expect(new Set(inRows).size).toBe(1);
  },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
