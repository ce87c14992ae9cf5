import type { LinkComponent } from '@laundry/ui-kit';

/** Shows a story in the dark scheme. */
export const dark = { globals: { scheme: 'dark' } };

/** Shows a story in the narrowest window, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** Shows a story on a phone, 360 px. */
export const phone = { globals: { viewport: { value: 'phone' } } };

/** Shows a story with the portal's dense theme. */
export const portal = { parameters: { surface: 'portal' } };

/** A plain anchor instead of the router's link. */
export const AnchorLink: LinkComponent = ({ to, ...props }) => <a href={to} {...props} />;

/** A label and a hint that are longer than any on the sites. */
export const longField = {
  label: 'Cuéntenos con el mayor detalle posible a qué hora ocurrió y qué decía la pantalla de la máquina',
  hint: 'Lo usamos solamente para enviarle el comprobante y para avisarle si el proveedor rechaza el pago; no lo compartimos con nadie.',
};

/** A paragraph instead of the usual line. */
export const longText =
  'Revisamos la instalación eléctrica y sanitaria del edificio, acordamos el lugar de las máquinas con la administración y dejamos todo funcionando, con la señalización puesta y los vecinos avisados.';
