import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ReceiptCard } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
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
    guide: {
      about:
        'Qué se pagó, a quién y cuándo, con cifras de igual ancho. Al imprimir quedan solo los datos, en negro sobre blanco.',
      do: ['Ponga la referencia: es lo que se pide al reclamar.'],
      dont: ['No muestre datos de la tarjeta de crédito.'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const SoloDatos: Story = { name: 'Solo los datos', args: { amount: undefined, actions: undefined } };
export const ConEmisor: Story = { name: 'Con emisor', args: { issuer: 'Lavandería' } };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
