import { DateRangeFields } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portal, small } from '../kit.tsx';
import { holdingAll } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Entre dos días',
  component: DateRangeFields,
  args: { from: { name: 'from', label: 'Desde' }, to: { name: 'to', label: 'Hasta' } },
  parameters: {
    guide: {
      about:
        'Dos días, ambos incluidos. Cada uno limita lo que ofrece el otro; si quedan en el orden equivocado se dice al momento y no se envía. Con presets, los botones Hoy, Este mes y Mes anterior llenan los dos; los días son de Montevideo.',
      do: ['Ofrezca los períodos de uso corriente con presets en los reportes.'],
      dont: ['No corrija en silencio dos días en el orden equivocado: se dice al momento.'],
    },
  },
} satisfies Meta<typeof DateRangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

export const Normal: Story = { ...holdingAll(MARCH), tags: ['visual'] };
export const Vacio: Story = { ...holdingAll({ from: '', to: '' }), name: 'Vacío' };
export const ConPeriodos: Story = {
  ...Normal,
  ...portal,
  name: 'Con períodos',
  args: { presets: true },
};
export const AlReves: Story = {
  ...holdingAll({ from: '2026-03-31', to: '2026-03-01' }),
  name: 'En el orden equivocado',
};
export const Deshabilitado: Story = {
  ...Normal,
  tags: [],
  args: {
    from: { name: 'from', label: 'Desde', disabled: true },
    to: { name: 'to', label: 'Hasta', disabled: true },
  },
};
export const TextoLargo: Story = {
  ...holdingAll(MARCH),
  ...small,
  name: 'Texto largo, a 320 px',
  args: {
    presets: true,
    from: {
      name: 'from',
      label: 'Usos registrados desde este día, incluido',
      hint: 'Como máximo un año atrás.',
    },
    to: { name: 'to', label: 'Usos registrados hasta este día, incluido' },
  },
};
