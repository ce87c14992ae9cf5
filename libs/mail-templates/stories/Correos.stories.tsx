import { documents } from '@laundry/mail-templates/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MailFrame } from './MailFrame.tsx';

const meta = {
  title: 'Correos/Mensajes',
  component: MailFrame,
  args: { document: documents.invitation, title: 'Correo' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Todo correo que el producto envía, hecho del mismo modelo: datos → documento → asunto, texto y HTML. Tablas de 600 px, estilos en los elementos y un esquema oscuro para los programas que lo conocen.',
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
} satisfies Meta<typeof MailFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitacion: Story = { name: 'Invitación', tags: ['night'] };
export const RegistroCompleto: Story = { name: 'Registro completo', args: { document: documents.completed } };
export const Contrasena: Story = { name: 'Contraseña cambiada', args: { document: documents.password } };
export const ContrasenaOlvidada: Story = {
  name: 'Contraseña olvidada',
  tags: ['night'],
  args: { document: documents.forgottenPassword },
};
export const InvitacionDeAdministrador: Story = {
  name: 'Invitación de un administrador',
  args: { document: documents.administratorInvitation },
};
export const Carga: Story = {
  name: 'Carga acreditada',
  args: { document: documents.topUp },
  tags: ['night'],
};
export const PagoEnUnLocal: Story = {
  name: 'Datos para pagar en un local',
  args: { document: documents.ticket },
};
export const PagoEnUnLocalRecordatorio: Story = {
  name: 'Recordatorio del pago en un local',
  tags: ['night'],
  args: { document: documents.ticketReminder },
};
export const Compra: Story = { args: { document: documents.placed }, tags: ['night'] };
export const CompraCancelada: Story = { name: 'Compra cancelada', args: { document: documents.cancelled } };
export const CompraVigente: Story = {
  name: 'Compra vigente otra vez',
  args: { document: documents.restored },
};
export const CompraEnCamino: Story = {
  name: 'Compra en camino',
  args: { document: documents.shipped },
  tags: ['night'],
};
export const Pedido: Story = { name: 'Pedido, a la empresa', args: { document: documents.companysOrder } };
export const Consulta: Story = { name: 'Consulta, a la empresa', args: { document: documents.contact } };
export const Falla: Story = { name: 'Reporte de falla, a la empresa', args: { document: documents.failure } };
export const Mensajes: Story = {
  name: 'Mensajes juntos, a la empresa',
  args: { document: documents.digest },
};
export const Diferencias: Story = {
  name: 'Diferencias, a la empresa',
  args: { document: documents.discrepancies },
};
export const Liquidacion: Story = {
  name: 'Liquidación, a la administración',
  tags: ['night'],
  args: { document: documents.settlement },
};
export const Informe: Story = {
  name: 'Informe de consumo',
  tags: ['night'],
  args: { document: documents.statement },
};
export const InformeSinUsos: Story = { name: 'Informe sin usos', args: { document: documents.unusedCard } };
