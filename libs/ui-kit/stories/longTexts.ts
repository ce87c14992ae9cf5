/** A field's name and its help, longer than any that the sites have. */
export const longField = {
  label: 'Cuéntenos con el mayor detalle posible a qué hora ocurrió y qué decía la pantalla de la máquina',
  hint: 'Lo usamos solamente para enviarle el comprobante y para avisarle si el proveedor rechaza el pago; no lo compartimos con nadie.',
};

/** A paragraph where a line is usual. */
export const longText =
  'Revisamos la instalación eléctrica y sanitaria del edificio, acordamos el lugar de las máquinas con la administración y dejamos todo funcionando, con la señalización puesta y los vecinos avisados.';
