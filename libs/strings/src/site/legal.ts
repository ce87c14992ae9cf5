import { listOf, section } from '../lists.ts';

/** What the texts say of the company. */
interface Company {
  readonly name: string;
  readonly rut: string;
  readonly address: string;
  /** Whole sentences. */
  readonly terms: { readonly delivery: string; readonly withdrawal: string; readonly jurisdiction: string };
}

/** The section of /privacy about the device. */
const DEVICE_SECTION = 'dispositivo';

/** What the local run's company says in /terms. */
export const termsExamples: Company['terms'] = {
  delivery: 'Entregamos en Montevideo dentro de los 5\u00a0días hábiles de confirmado el pago (ejemplo).',
  withdrawal:
    'Puede arrepentirse de la compra dentro de los 5\u00a0días hábiles de recibido el artículo, sin dar motivos: escríbanos con la referencia, devuélvalo sin uso y le devolvemos el importe (ejemplo).',
  jurisdiction:
    'Rigen las leyes de la República Oriental del Uruguay y entienden los juzgados de Montevideo (ejemplo).',
};

/** /terms. */
export const terms = {
  pageTitle: 'Términos y condiciones',
  description:
    'Las condiciones de uso de las lavanderías, de la carga de saldo y de la compra de accesorios.',
  /** @param since the day from which they hold, as text */
  lead: ({ name }: Company, since: string) =>
    `Estas condiciones valen desde el ${since} entre ${name} y quien usa sus lavanderías, carga saldo o compra en este sitio.`,
  sections: ({ name, rut, address, terms: { delivery, withdrawal, jurisdiction } }: Company) =>
    listOf({
      empresa: section('La empresa', [`${name}, RUT ${rut}, con domicilio en ${address}.`]),
      servicio: section('El servicio', [
        'Las lavanderías son de autoservicio y están en edificios de apartamentos. Cada uso se paga con la tarjeta de lavado o en los gastos comunes, según el edificio.',
        'El precio de cada uso es el de su edificio. Lo ve antes de pagar.',
        'Las pautas de uso y las advertencias de seguridad forman parte de estas condiciones.',
      ]),
      saldo: section('La carga de saldo', [
        'El saldo se acredita en la tarjeta que usted indica cuando el medio de pago confirma el pago.',
        'Un pago que el medio de pago rechaza, cancela o deja vencer no se acredita ni se cobra.',
        'Si el pago fue confirmado y el saldo no aparece, escríbanos con la referencia de la carga.',
      ]),
      accesorios: section('La compra de accesorios', [
        'El precio y la cantidad se muestran antes de confirmar. El envío se coordina con los datos que usted escribe.',
        delivery,
        withdrawal,
        'Si el producto no es el que pidió o llegó dañado, escríbanos con la referencia de la compra.',
      ]),
      devoluciones: section('Las devoluciones', [
        'La devolución de un pago se hace por el mismo medio con el que se pagó.',
        'Sus derechos como consumidor son los que fija la ley; nada de lo que dice esta página los limita.',
      ]),
      jurisdiccion: section('Ley y jurisdicción', [jurisdiction]),
    }),
};

/** /privacy. */
export const privacy = {
  pageTitle: 'Privacidad',
  description:
    'Qué datos pedimos, para qué los usamos, con quién los compartimos y qué queda en su dispositivo.',
  lead: ({ name }: Company, since: string) =>
    `${name} es responsable de los datos que usted escribe en este sitio. Esta página vale desde el ${since}.`,
  sections: () =>
    listOf({
      datos: section('Qué datos pedimos', [
        'Para cargar saldo: el código de su tarjeta de lavado, su nombre y su e-\u2060mail; si pide factura, el RUT.',
        'Para cargar saldo por RedPagos: además, su documento, que pasamos a la red de cobranza y no guardamos.',
        'Para comprar accesorios: además, la dirección de envío y el celular.',
        'Para pagar por PagosWeb: además, la marca de su tarjeta de crédito y, según ella, su dirección, su teléfono o su documento, que pasamos al medio de pago.',
        'Para el informe de consumo: el código de su tarjeta y el e-\u2060mail que lo recibe.',
        'Para escribirnos: los datos de contacto y el mensaje; de una falla, además, el edificio, la máquina y la tarjeta.',
        'Los datos de sus tarjetas de crédito o débito los recibe el medio de pago. Nosotros no los guardamos.',
      ]),
      uso: section('Para qué los usamos', [
        'Para acreditar la carga, enviar la compra, responderle y cumplir con lo que exige la ley.',
        'Con el medio de pago que usted elige compartimos lo que necesita para cobrar.',
        'Los formularios se protegen de envíos automáticos con reCAPTCHA, de Google.',
        'No vendemos sus datos.',
      ]),
      [DEVICE_SECTION]: section('Qué queda en su dispositivo', [
        'Solo si usted lo pide, en este navegador y hasta que usted los quite: los códigos y los nombres de hasta cinco tarjetas de lavado y, de cada una, su última carga con quien la pagó: nombre, apellido, e-\u2060mail, monto y medio de pago y, si los escribió, RUT, documento, dirección, teléfono y la marca de la tarjeta de crédito.',
        'En esta pestaña, hasta que envía el formulario o cierra la pestaña: lo que escribió para cargar saldo, comprar accesorios, pedir el informe, reportar una falla o escribirnos; de un pago en curso, además, su número, el medio y el importe.',
        'Un reporte de falla que escribió sin conexión, con la tarjeta y el e-\u2060mail que tenga, hasta que podemos recibirlo.',
        'La apariencia que eligió, hasta que borra los datos del sitio en su navegador.',
        'Una marca (cookie) de las últimas cinco tarjetas que consultó, sin sus códigos, durante 180\u00a0días, para no pedirle más verificaciones.',
        'Páginas de ayuda y de carga, sin datos suyos, para leerlas sin conexión.',
      ]),
      derechos: section('Sus derechos', [
        'Puede pedir ver, corregir o borrar sus datos, como dispone la Ley N.º 18.331. Escríbanos por los medios de contacto de este sitio.',
      ]),
    }),
};

export const legal = {
  deviceSection: DEVICE_SECTION,
  contents: 'En esta página',
  nextTitle: '¿Tiene una consulta?',
  nextText:
    'Le respondemos por los medios de contacto al pie de esta página o por el formulario de contacto.',
  next: 'Ir al formulario',
} as const;

/** Texts of the button that clears a person's data from the device. */
export const forgetDevice = {
  button: 'Olvidar mis datos en este dispositivo',
  /** What is cleared, beside the button. */
  scope:
    'Borra de este navegador las tarjetas recordadas, los datos de quien paga, lo que escribió y los reportes que esperan conexión.',
  done: 'Borramos sus datos de este dispositivo.',
} as const;
