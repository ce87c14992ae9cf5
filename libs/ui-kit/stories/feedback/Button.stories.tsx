import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Respuestas/Botón con motivo',
  component: Button,
  args: { children: 'CREAR USUARIO' },
  decorators: [
    (Story) => (
      <div className="kit-actions">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      about:
        'Un botón que, cuando no se puede presionar, dice por qué. El motivo está atado al botón para los lectores de pantalla, se anuncia cuando cambia y el teclado llega hasta él.',
      do: ['Diga qué falta para que el botón sirva: «Elija primero un edificio.»'],
      dont: [
        'No deje un botón deshabilitado sin motivo escrito.',
        'No repita en el motivo el texto del botón.',
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Deshabilitado: Story = {
  args: { disabledReason: 'Elija primero un edificio.' },
  tags: ['night'],
};
export const EnCurso: Story = { name: 'En curso', args: { loading: true } };
export const QueDestruye: Story = { name: 'Que destruye', args: { color: 'error', children: 'Eliminar' } };
export const Contorno: Story = { args: { variant: 'outlined', children: 'VOLVER' } };
export const TextoLargo: Story = {
  ...long({ ...meta.args, ...Deshabilitado.args }),
  name: 'Texto largo, a 320 px',
};
