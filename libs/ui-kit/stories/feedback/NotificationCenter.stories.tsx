import { Button } from '@laundry/ui-kit';
import type { Notification } from '@laundry/ui-kit/controls';
import { NotificationCenter } from '@laundry/ui-kit/notification-center';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const success: Notification = {
  id: '1',
  variant: 'success',
  title: 'Operación exitosa',
  text: 'Será redirigido a una página externa. Aguarde unos segundos!',
};
const failure: Notification = {
  id: '2',
  variant: 'error',
  title: 'Ha ocurrido un error',
  text: 'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
};

const meta = preview.meta({
  title: 'Componentes/Respuestas/Notificaciones',
  component: NotificationCenter,
  args: { notifications: [success, failure], onShown: () => undefined },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '520px' } },
    about:
      'Un mensaje que pasa: título y texto, cinco segundos. Aparece arriba, lejos de los botones; señalarlo o entrar en él con el teclado detiene el reloj, y Escape lo cierra. Hay tres a la vez como mucho.',
    do: ['Úselas para confirmar lo que ya pasó.'],
    dont: ['No ponga en una notificación lo que hace falta para seguir: eso queda en la página.'],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Contenido de la página</p>
        <Button style={{ position: 'fixed', bottom: 16, insetInline: 16 }}>Aprobar pago</Button>
      </>
    ),
  ],
});

export const Normal = meta.story({ tags: ['night'] });
export const Muchas = meta.story({
  args: { notifications: ['1', '2', '3', '4', '5'].map((id) => ({ ...success, id })) },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
