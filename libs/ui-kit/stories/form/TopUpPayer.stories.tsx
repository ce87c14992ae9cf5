import { Button, EmailField, FormActions, TextField } from '@laundry/ui-kit';
import { AmountField, CheckboxField, RutField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, small } from '../kit.tsx';
import { ServedForm } from './ServedForm.tsx';
import { accepting, served } from './served.ts';
import type { Send } from './served.ts';

const DONE = 'Lo llevamos a MercadoPagos para completar el pago.';
const MISSING = 'Complete nombre, apellido, e-mail y monto para continuar.';

type Payer = {
  firstName: string;
  lastName: string;
  email: string;
  needsInvoice: boolean;
  rut: string;
  amount: number | '';
};

const NOBODY = { firstName: '', lastName: '', email: '', needsInvoice: false, rut: '', amount: '' } as const;

const missing = ({ firstName, lastName, email, amount }: Payer) =>
  [firstName, lastName, email, amount].includes('') ? MISSING : undefined;

const PayerForm = ({ send }: { send: Send }) => (
  <ServedForm<Payer>
    heading="Complete sus datos"
    lead="Los usamos para el comprobante y para avisarle si el pago se rechaza."
    done={DONE}
    send={send}
    initialValues={NOBODY}
  >
    {({ values }) => (
      <>
        <TextField name="firstName" label="Nombre" autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" label="Apellido" autoComplete="family-name" autoCapitalize="words" />
        <EmailField name="email" label="E-mail" />
        <CheckboxField name="needsInvoice" label="Requiere factura con RUT" />
        {values.needsInvoice && <RutField name="rut" label="RUT" />}
        <AmountField name="amount" label="Monto" hint="Pesos uruguayos" />
        <FormActions submit="COMPRAR" disabledReason={missing(values)}>
          <Button variant="outlined">VOLVER</Button>
        </FormActions>
      </>
    )}
  </ServedForm>
);

const meta = {
  title: 'Patrones/Formularios/Datos de quien paga',
  component: PayerForm,
  args: { send: accepting },
  parameters: {
    guide: {
      about:
        'El último paso de una carga de saldo: quién paga y cuánto. El botón dice qué falta; los campos que dependen de otro aparecen debajo de él.',
      do: [
        'Diga en texto qué falta mientras no se puede comprar.',
        'Pida el RUT solo a quien marcó que quiere factura.',
      ],
      dont: ['No deje dudas tras un error: diga si se cobró o no.'],
    },
  },
} satisfies Meta<typeof PayerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = served({
  submit: 'COMPRAR',
  done: DONE,
  mistake: 'El medio de pago no responde en este momento. Intente nuevamente en unos minutos.',
  typed: { Nombre: 'Ana', Apellido: 'Pereira', 'E-mail': 'ana@ejemplo.com.uy', Monto: '1200' },
});

export const Normal: Story = { tags: ['visual'] };
export const ConFactura: Story = {
  name: 'Con factura',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'COMPRAR' })).toHaveAccessibleDescription(MISSING);
    await userEvent.click(canvas.getByLabelText('Requiere factura con RUT'));
    await userEvent.type(await canvas.findByLabelText('RUT'), '211003420017');
    await expect(canvas.getByLabelText('RUT')).toBeVisible();
  },
};
export const Enviando: Story = { ...sent.sending };
export const Enviado: Story = { ...sent.taken };
export const ErrorDelServidor: Story = { name: 'Error del servidor', ...sent.refused };
export const Oscuro: Story = { ...ErrorDelServidor, ...dark, name: 'Oscuro, con error' };
export const Angosto: Story = { ...ErrorDelServidor, ...small, name: '320 px, con error' };
