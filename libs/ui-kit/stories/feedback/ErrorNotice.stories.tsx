import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Notice } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Respuestas/Error',
  component: Notice,
  args: { children: 'Número de tarjeta ingresado incorrecto.' },
  parameters: {
    guide: {
      about: 'Algo salió mal. Se anuncia al aparecer y queda hasta que deja de ser cierto.',
      do: ['Diga qué pasó y qué hacer ahora; ofrezca reintentar si sirve.'],
      dont: ['No muestre códigos ni mensajes técnicos.', 'No borre lo que la persona escribió.'],
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const ConReintento: Story = {
  name: 'Con reintento',
  args: {
    title: 'Ha ocurrido un error',
    children:
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    onRetry: () => undefined,
  },
};
export const ConOtroPaso: Story = {
  name: 'Con otro paso',
  args: {
    children: 'Su tarjeta está bloqueada por extravío. Comuníquese con nosotros a través del chat-bot.',
    action: <Button variant="outlined">ABRIR EL CHAT</Button>,
  },
};
export const TextoLargo: Story = {
  ...long({ ...meta.args, ...ConReintento.args }),
  name: 'Texto largo, a 320 px',
};
