interface LegalText {
  readonly pageTitle: string;
  readonly description: string;
  readonly lead: (company: string) => string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly string[];
  }[];
}

/** /terms. */
export const terms: LegalText = {
  pageTitle: 'Términos y condiciones',
  description:
    'Las condiciones de uso de las lavanderías, de la carga de saldo y de la compra de accesorios.',
  lead: (company) =>
    `Estas condiciones valen entre ${company} y quien usa sus lavanderías, carga saldo o compra en este sitio.`,
  sections: [
    {
      id: 'servicio',
      title: 'El servicio',
      rules: [
        'Las lavanderías son de autoservicio y están en edificios de apartamentos. Cada uso se paga con la tarjeta de lavado o en los gastos comunes, según el edificio.',
        'El precio de cada uso es el de su edificio. Lo ve antes de pagar.',
        'Las pautas de uso y las advertencias de seguridad forman parte de estas condiciones.',
      ],
    },
    {
      id: 'saldo',
      title: 'La carga de saldo',
      rules: [
        'El saldo se acredita en la tarjeta que usted indica cuando el medio de pago confirma el pago.',
        'Un pago que el medio de pago rechaza, cancela o deja vencer no se acredita ni se cobra.',
        'Si el pago fue confirmado y el saldo no aparece, escríbanos con la referencia de la carga.',
      ],
    },
    {
      id: 'accesorios',
      title: 'La compra de accesorios',
      rules: [
        'El precio y la cantidad se muestran antes de confirmar. El envío se coordina con los datos que usted escribe.',
        'Si el producto no es el que pidió o llegó dañado, escríbanos con la referencia de la compra.',
      ],
    },
    {
      id: 'devoluciones',
      title: 'Las devoluciones',
      rules: [
        'La devolución de un pago se hace por el mismo medio con el que se pagó.',
        'Sus derechos como consumidor son los que fija la ley; nada de lo que dice esta página los limita.',
      ],
    },
  ],
};

/** /privacy. */
export const privacy: LegalText = {
  pageTitle: 'Privacidad',
  description:
    'Qué datos pedimos, para qué los usamos, con quién los compartimos y qué queda en su dispositivo.',
  lead: (company) => `${company} es responsable de los datos que usted escribe en este sitio.`,
  sections: [
    {
      id: 'datos',
      title: 'Qué datos pedimos',
      rules: [
        'Para cargar saldo: el código de su tarjeta de lavado, su nombre y su e-\u2060mail; si pide factura, el RUT.',
        'Para cargar saldo por RedPagos: además, su documento, que pasamos a la red de cobranza y no guardamos.',
        'Para comprar accesorios: además, la dirección de envío y el celular.',
        'Para escribirnos: los datos de contacto y el mensaje.',
        'Los datos de sus tarjetas de crédito o débito los recibe el medio de pago. Nosotros no los guardamos.',
      ],
    },
    {
      id: 'uso',
      title: 'Para qué los usamos',
      rules: [
        'Para acreditar la carga, enviar la compra, responderle y cumplir con lo que exige la ley.',
        'Con el medio de pago que usted elige compartimos lo que necesita para cobrar.',
        'Los formularios se protegen de envíos automáticos con reCAPTCHA, de Google.',
        'No vendemos sus datos.',
      ],
    },
    {
      id: 'dispositivo',
      title: 'Qué queda en su dispositivo',
      rules: [
        'La apariencia que eligió y, si usted lo pide, los códigos de sus tarjetas de lavado y los datos de quien paga.',
        'Una marca de las últimas tarjetas que consultó, sin sus códigos, para no pedirle más verificaciones.',
        'Lo que escribió en un formulario, hasta que lo envía o cierra el navegador.',
        'Páginas de ayuda y de carga, para leerlas sin conexión. Todo se borra con los datos del sitio en su navegador.',
      ],
    },
    {
      id: 'derechos',
      title: 'Sus derechos',
      rules: [
        'Puede pedir ver, corregir o borrar sus datos, como dispone la Ley N.º 18.331. Escríbanos por los medios de contacto de este sitio.',
      ],
    },
  ],
};

export const legal = {
  contents: 'En esta página',
  contactTitle: '¿Tiene una consulta?',
  contactText:
    'Le respondemos por los medios de contacto al pie de esta página o por el formulario de contacto.',
  contact: 'Ir al formulario',
} as const;
