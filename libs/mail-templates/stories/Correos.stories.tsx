import { documents } from '@laundry/mail-templates/samples';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MailFrame } from './MailFrame.tsx';

const meta = preview.meta({
  title: 'Correos/Mensajes',
  component: MailFrame,
  args: { document: documents.invitation },
  // Any other mail can be chosen here.
  argTypes: { document: { control: 'select', options: Object.keys(documents), mapping: documents } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Los correos que el producto envía, hechos del mismo modelo: datos → documento → asunto, texto y HTML. Tablas de 600 px, estilos en los elementos y un esquema oscuro para los programas que lo conocen. Hay un estado de cada forma; los demás correos se eligen en document.',
      },
    },
  },
  play: async ({ canvas, args }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Correo');
    await waitFor(() => {
      void expect(frame.contentDocument?.querySelector('h1')?.textContent).toBe(args.document.title);
      void expect(frame.offsetHeight).toBeGreaterThan(200);
    });
    const { scrollWidth = 0, clientWidth = 0 } = frame.contentDocument?.documentElement ?? {};
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Invitacion = meta.story({ name: 'Invitación', tags: ['night'] });
export const Contrasena = meta.story({ name: 'Contraseña cambiada', args: { document: documents.password } });
export const Carga = meta.story({ args: { document: documents.topUp }, tags: ['night'] });
export const PagoEnUnLocal = meta.story({
  name: 'Pago en un local',
  args: { document: documents.ticket },
  tags: ['night'],
});
export const Compra = meta.story({ args: { document: documents.placed }, tags: ['night'] });
export const Pedido = meta.story({ args: { document: documents.companysOrder } });
export const Mensajes = meta.story({ args: { document: documents.digest } });
export const Diferencias = meta.story({ args: { document: documents.discrepancies } });
export const Liquidacion = meta.story({
  name: 'Liquidación',
  args: { document: documents.settlement },
  tags: ['night'],
});
export const Informe = meta.story({ args: { document: documents.statement }, tags: ['night'] });
export const InformeSinUsos = meta.story({
  name: 'Informe sin usos',
  args: { document: documents.unusedCard },
});
