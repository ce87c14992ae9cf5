import { TextField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Texto de varias líneas',
  component: TextField,
  args: { name: 'field', label: 'Descripción', rows: 5, autoCapitalize: 'sentences' },
  parameters: {
    guide: {
      about: 'El mismo campo con varias líneas, para mensajes y descripciones. Crece con lo que se escribe.',
      do: ['Dé lugar para lo que se espera: cinco líneas invitan a contar.'],
      dont: ['No limite el largo de un mensaje.'],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  ...holding('La secadora 2 descuenta minutos pero el tambor no gira.'),
  tags: ['visual'],
};
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Cuéntenos qué ocurrió.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holdingLong('La secadora 2 descuenta minutos pero el tambor no gira. '.repeat(8)),
  name: 'Texto largo, a 320 px',
};
