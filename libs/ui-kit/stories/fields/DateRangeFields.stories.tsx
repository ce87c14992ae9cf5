import { DateRangeFields } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dark, portal, small } from '../kit.tsx';
import { holdingAll } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Entre dos días',
  component: DateRangeFields,
  args: { from: { name: 'from', label: 'Desde' }, to: { name: 'to', label: 'Hasta' } },
  parameters: {
    guide: {
      do: ['Ofrezca los períodos de uso corriente con presets en los reportes.'],
      dont: ['No corrija en silencio dos días en el orden equivocado: se dice al momento.'],
    },
    docs: {
      description: {
        component:
          'Dos días, ambos incluidos. Cada uno limita lo que ofrece el otro; si quedan en el orden equivocado se dice al momento y no se envía. Con presets, los botones Hoy, Este mes y Mes anterior llenan los dos; los días son de Montevideo.',
      },
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
export const AlElegirPeriodo: Story = {
  ...holdingAll({ from: '', to: '' }),
  name: 'Al elegir un período',
  args: { presets: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mes anterior' }));
    await expect(canvas.getByLabelText<HTMLInputElement>('Desde').value).toMatch(/^01\//);
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
    await expect(canvas.getByLabelText('Hasta')).toHaveValue(
      canvas.getByLabelText<HTMLInputElement>('Desde').value,
    );
  },
};
export const AlReves: Story = {
  ...holdingAll({ from: '2026-03-31', to: '2026-03-01' }),
  name: 'En el orden equivocado',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
    await waitFor(() => expect(canvas.getByLabelText('Hasta')).toHaveFocus());
    await expect(canvas.getByLabelText('Hasta')).toHaveAccessibleDescription(
      'La primera fecha no puede ser posterior a la segunda.',
    );
  },
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
export const Oscuro: Story = { ...AlReves, ...dark };
