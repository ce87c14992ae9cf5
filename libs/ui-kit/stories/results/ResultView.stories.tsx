import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { PageShell, ReceiptCard, ResultView } from '@laundry/ui-kit';

const receipt = (
  <ReceiptCard
    title="Comprobante"
    amount="$ 1.234,50"
    lines={[
      { label: 'Tarjeta', value: '12345678' },
      { label: 'Medio de pago', value: 'MercadoPagos' },
      { label: 'Fecha', value: '14/03/2026 10:32' },
      { label: 'Referencia', value: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    ]}
    actions={
      <>
        <Button variant="outlined">IMPRIMIR</Button>
        <Button variant="outlined">COMPARTIR</Button>
      </>
    }
  />
);

const meta = {
  title: 'Patrones/Resultado de un pago',
  component: ResultView,
  decorators: [
    (Story) => (
      <PageShell width="form">
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof ResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exito: Story = {
  name: 'Éxito',
  args: { status: 'success', title: 'Compra realizada con éxito!', children: receipt },
};
export const Pendiente: Story = {
  args: {
    status: 'pending',
    title: 'Estamos confirmando su pago',
    children: 'Puede cerrar esta página: el saldo se acreditará cuando el pago se confirme.',
  },
};
export const Rechazado: Story = {
  args: {
    status: 'denied',
    title: 'Ha ocurrido un error',
    children:
      'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Fondos insuficientes. Intente nuevamente o comuniquese con nostros.',
    actions: <Button variant="contained">VOLVER A INTENTAR</Button>,
  },
};
export const Desconocido: Story = {
  args: {
    status: 'unknown',
    title: 'Todavía no conocemos el resultado de su pago.',
    actions: <Button variant="contained">CONSULTAR DE NUEVO</Button>,
  },
};
