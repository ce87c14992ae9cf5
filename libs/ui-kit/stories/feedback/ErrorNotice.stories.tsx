import { Button, Notice } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Error',
  component: Notice,
  args: { children: 'Número de tarjeta ingresado incorrecto.' },
  parameters: {
    about: 'Algo salió mal. Se anuncia al aparecer y queda hasta que deja de ser cierto.',
    do: ['Diga qué pasó y qué hacer ahora; ofrezca reintentar si sirve.'],
    dont: ['No muestre códigos ni mensajes técnicos.', 'No borre lo que la persona escribió.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const ConReintento = meta.story({
  name: 'Con reintento',
  args: {
    title: 'Ha ocurrido un error',
    children:
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    onRetry: () => undefined,
  },
});
export const ConOtroPaso = meta.story({
  name: 'Con otro paso',
  args: {
    children: 'Su tarjeta está bloqueada por extravío. Comuníquese con nosotros a través del chat-bot.',
    action: <Button variant="outlined">ABRIR EL CHAT</Button>,
  },
});
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, ...ConReintento.input.args }),
  name: 'Texto largo, a 320 px',
});
