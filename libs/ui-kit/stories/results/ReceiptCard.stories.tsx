import { Button, ReceiptCard } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Comprobante',
  component: ReceiptCard,
  args: {
    title: 'Comprobante',
    amount: '$ 1.234,50',
    lines: [
      { label: 'Tarjeta', value: '12345678' },
      { label: 'Medio de pago', value: 'MercadoPagos' },
      { label: 'Fecha', value: '14/03/2026 10:32' },
      { label: 'Referencia', value: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    ],
    actions: (
      <>
        <Button variant="outlined">IMPRIMIR</Button>
        <Button variant="outlined">COMPARTIR</Button>
      </>
    ),
  },
  parameters: {
    about:
      'Qué se pagó, a quién y cuándo, con cifras de igual ancho. Al imprimir quedan solo los datos, en negro sobre blanco.',
    do: ['Ponga la referencia: es lo que se pide al reclamar.'],
    dont: ['No muestre datos de la tarjeta de crédito.'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
});

export const Normal = meta.story({ tags: ['visual'] });
export const SoloDatos = meta.story({
  name: 'Solo los datos',
  args: { amount: undefined, actions: undefined },
});
export const ConEmisor = meta.story({ name: 'Con emisor', args: { issuer: 'Lavandería' } });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
