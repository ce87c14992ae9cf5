import { Button, PageShell, ReceiptCard, ResultView } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';
import { RECEIPT } from './receipt.tsx';

const meta = preview.meta({
  title: 'Patrones/Resultado de un pago',
  component: ResultView,
  args: {
    children:
      'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Fondos insuficientes. Intente nuevamente o comuniquese con nostros.',
    actions: <Button>VOLVER A INTENTAR</Button>,
  },
  parameters: {
    about:
      'Cómo terminó algo que importa: el pago de una recarga o de una compra. Un cambio de estado se anuncia; al mostrar otro resultado, la página da el foco al título.',
    do: [
      'Ponga en cada estado el paso siguiente.',
      'Si todavía no se sabe, dígalo y ofrezca consultar de nuevo.',
    ],
    dont: ['No dé por perdido un pago que no se pudo consultar.'],
  },
  decorators: [
    (Story) => (
      <PageShell width="form">
        <Story />
      </PageShell>
    ),
  ],
});

export const Exito = meta.story({
  name: 'Éxito',
  args: {
    status: 'success',
    title: 'Compra realizada con éxito!',
    children: <ReceiptCard {...RECEIPT} />,
    actions: undefined,
  },
  tags: ['visual'],
});
export const Pendiente = meta.story({ args: { status: 'pending', title: 'Estamos confirmando su pago' } });
export const Rechazado = meta.story({ args: { status: 'denied', title: 'El pago no se realizó' } });
export const Desconocido = meta.story({
  args: { status: 'unknown', title: 'Aún no conocemos el resultado' },
});
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, ...Rechazado.input.args }),
  name: 'Texto largo, a 320 px',
});
