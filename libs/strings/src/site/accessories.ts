import { titled } from '../lists.ts';

/** The shop of accessories, /accessories (spec §2, §5; labels of product-decisions). */
export const accessories = {
  pageTitle: 'Accesorios',
  description:
    'Bolsas, canastos y otros accesorios para la lavandería de su edificio, con envío incluido dentro de Montevideo y pago en línea.',
  summary: 'Bolsas, canastos y otras cosas que hacen más cómodo el día de lavado.',
  title: 'Accesorios para el día de lavado',
  lead: 'Elija el artículo, díganos adónde lo enviamos y páguelo en línea. El envío dentro de Montevideo está incluido en el precio.',
  list: {
    title: 'Qué puede comprar',
    loading: 'Buscando los artículos…',
    failed: 'No pudimos mostrar los artículos',
    emptyTitle: 'No hay artículos a la venta',
    empty: 'Vuelva a visitarnos más adelante o consúltenos qué necesita.',
    contact: 'Consultarnos',
    price: 'Precio',
    buy: 'COMPRAR',
  },
  how: {
    title: 'Cómo se compra',
    steps: titled({
      'Elija el artículo': 'Presione COMPRAR en el que quiera. Verá el total antes de pagar.',
      'Díganos adónde enviarlo':
        'Indique la cantidad, la dirección de envío y un celular para coordinar la entrega.',
      'Pague en línea':
        'Elija MercadoPagos o PagosWeb. El pago se hace en la página de la pasarela; este sitio no guarda los datos de su tarjeta.',
      'Reciba la confirmación':
        'Cuando el pago se confirma, le enviamos un correo con el número de su pedido.',
    }),
  },
  nextTitle: '¿Tiene una consulta antes de comprar?',
  nextText: 'Escríbanos y le respondemos dentro de las próximas 48\u00a0horas.',
  next: 'Consultarnos',
  steps: ['Artículo', 'Envío', 'Pago'],
  chosen: 'Su compra',
  unitPrice: (price: string) => `${price} por unidad`,
  units: (quantity: number, price: string) => `${quantity} × ${price}`,
  data: {
    title: '¿Adónde lo enviamos?',
    quantity: 'Cantidad',
    address: 'Dirección de envío',
    addressHint: 'Calle, número, apartamento y barrio.',
    phone: 'Celular',
    phoneHint: 'Para coordinar la entrega.',
    total: 'Total',
    note: 'El envío dentro de Montevideo está incluido. Para pagar será redirigido a una pasarela de pago.',
    next: 'SIGUIENTE',
  },
  payment: {
    title: '¿Cómo quiere pagar?',
    shipping: (address: string, phone: string) => `Envío a ${address}. Celular: ${phone}.`,
    confirm: 'CONFIRMAR',
  },
  back: 'VOLVER',
} as const;
