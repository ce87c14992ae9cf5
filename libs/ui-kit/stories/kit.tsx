import type { LinkComponent } from '@laundry/ui-kit';

/** What a story adds to be seen in the dark scheme. */
export const dark = { globals: { scheme: 'dark' } };

/** What a story adds to be seen in the narrowest window, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** What a story adds to be seen on a phone, 360 px. */
export const phone = { globals: { viewport: { value: 'phone' } } };

/** What a story adds to stand in the portal, dense and calm. */
export const portal = { parameters: { surface: 'portal' } };

/** A plain anchor in the router's place. */
export const AnchorLink: LinkComponent = ({ to, ...props }) => <a href={to} {...props} />;

/** A field's name and its help, longer than any that the sites have. */
export const longField = {
  label: 'Cuéntenos con el mayor detalle posible a qué hora ocurrió y qué decía la pantalla de la máquina',
  hint: 'Lo usamos solamente para enviarle el comprobante y para avisarle si el proveedor rechaza el pago; no lo compartimos con nadie.',
};

/** A paragraph where a line is usual. */
export const longText =
  'Revisamos la instalación eléctrica y sanitaria del edificio, acordamos el lugar de las máquinas con la administración y dejamos todo funcionando, con la señalización puesta y los vecinos avisados.';
