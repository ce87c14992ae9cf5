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

const onPhone = { globals: { viewport: { value: 'phone' } } };
const atNight = { globals: { scheme: 'dark' } };
const onPhoneAtNight = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };

export const Invitacion: Story = { name: 'Invitación' };
export const InvitacionDeNoche: Story = {
  ...onPhoneAtNight,
  name: 'Invitación, de noche y en un celular',
};
export const RegistroCompleto: Story = { name: 'Registro completo', args: { document: documents.completed } };
export const Contrasena: Story = { name: 'Contraseña cambiada', args: { document: documents.password } };
export const ContrasenaOlvidada: Story = {
  name: 'Contraseña olvidada',
  args: { document: documents.forgottenPassword },
};
export const ContrasenaOlvidadaDeNoche: Story = {
  ...onPhoneAtNight,
  name: 'Contraseña olvidada, de noche y en un celular',
  args: { document: documents.forgottenPassword },
};
export const InvitacionDeAdministrador: Story = {
  name: 'Invitación de un administrador',
  args: { document: documents.administratorInvitation },
};
export const Carga: Story = { name: 'Carga acreditada', args: { document: documents.topUp } };
export const CargaDeNoche: Story = {
  ...onPhoneAtNight,
  name: 'Carga acreditada, de noche y en un celular',
  args: { document: documents.topUp },
};
export const PagoEnUnLocal: Story = {
  name: 'Datos para pagar en un local',
  args: { document: documents.ticket },
};
export const PagoEnUnLocalRecordatorio: Story = {
  ...onPhone,
  name: 'Recordatorio del pago en un local, en un celular',
  args: { document: documents.ticketReminder },
};
export const Compra: Story = { args: { document: documents.placed } };
export const CompraEnUnCelular: Story = {
  ...onPhone,
  name: 'Compra, en un celular',
  args: { document: documents.placed },
};
export const CompraCancelada: Story = { name: 'Compra cancelada', args: { document: documents.cancelled } };
export const CompraVigente: Story = {
  name: 'Compra vigente otra vez',
  args: { document: documents.restored },
};
export const CompraEnCamino: Story = { name: 'Compra en camino', args: { document: documents.shipped } };
export const CompraEnCaminoDeNoche: Story = {
  ...onPhoneAtNight,
  name: 'Compra en camino, de noche y en un celular',
  args: { document: documents.shipped },
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
  args: { document: documents.settlement },
};
export const LiquidacionEnUnCelular: Story = {
  ...onPhoneAtNight,
  name: 'Liquidación, de noche y en un celular',
  args: { document: documents.settlement },
};
export const Informe: Story = {
  name: 'Informe de consumo',
  args: { document: documents.statement },
};
export const InformeDeNoche: Story = {
  ...atNight,
  name: 'Informe de consumo, de noche',
  args: { document: documents.statement },
};
export const InformeEnUnCelular: Story = {
  ...onPhoneAtNight,
  name: 'Informe de consumo, de noche y en un celular',
  args: { document: documents.statement },
};
export const InformeSinUsos: Story = { name: 'Informe sin usos', args: { document: documents.unusedCard } };
