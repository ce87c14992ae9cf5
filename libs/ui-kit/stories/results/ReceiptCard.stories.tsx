import { ReceiptCard } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';
import { RECEIPT } from './receipt.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Comprobante',
  component: ReceiptCard,
  args: RECEIPT,
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
export const ConEmisor = meta.story({ name: 'Con emisor', args: { issuer: 'Lavandería' } });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
