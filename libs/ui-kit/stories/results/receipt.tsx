import { Button } from '@laundry/ui-kit';

/** A receipt with all of its parts. */
export const RECEIPT = {
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
};
