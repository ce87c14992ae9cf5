import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationCenter } from '@laundry/ui-kit';

const meta = {
  title: 'Componentes/Notificaciones',
  component: NotificationCenter,
  args: { onShown: () => undefined },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof NotificationCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exito: Story = {
  name: 'Éxito',
  args: {
    notifications: [
      {
        id: '1',
        variant: 'success',
        title: 'Operación exitosa',
        text: 'Será redirigido a una página externa. Aguarde unos segundos!',
      },
    ],
  },
};
export const Varias: Story = {
  args: {
    notifications: [
      { id: '1', variant: 'success', title: 'Operación exitosa', text: 'Usuario creado con exito!' },
      {
        id: '2',
        variant: 'error',
        title: 'Ha ocurrido un error',
        text: 'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
      },
    ],
  },
};
