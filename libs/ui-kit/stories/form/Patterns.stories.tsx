import Alert from '@mui/material/Alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AmountField,
  CheckboxField,
  EmailField,
  FormShell,
  PageHeading,
  PhoneField,
  SubmitButton,
  TextField,
} from '@laundry/ui-kit';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { dark, portal, small } from '../kit.tsx';

type Answer = { ok: true } | { ok: false; text: string };

interface WholeFormProps {
  title: string;
  fields: readonly ('name' | 'email' | 'phone' | 'message' | 'amount' | 'invoice' | 'reference')[];
  submit: string;
  /** What a server would answer; without one the answer never comes. */
  answer?: Answer;
}

const inputs = {
  name: <TextField name="name" label="Nombre" autoComplete="name" />,
  email: <EmailField name="email" label="E-mail" />,
  phone: <PhoneField name="phone" label="Teléfono" />,
  message: <TextField name="message" label="Mensaje" rows={4} />,
  amount: <AmountField name="amount" label="Monto" />,
  invoice: <CheckboxField name="invoice" label="Requiere factura con RUT" />,
  reference: <TextField name="reference" label="Referencia" />,
};

const start = { name: '', email: '', phone: '', message: '', amount: '', invoice: false, reference: '' };

/** A whole form with a server of the story's own. */
function WholeForm({ title, fields, submit, answer }: WholeFormProps) {
  const [state, setState] = useState<Answer | 'idle' | 'sending'>('idle');
  const failed = typeof state === 'object' && !state.ok ? state.text : undefined;
  return (
    <div style={{ maxWidth: 520 }}>
      <PageHeading>{title}</PageHeading>
      <FormShell
        initialValues={start}
        onSubmit={() => setState(answer ?? 'sending')}
        submitError={failed}
        submitting={state === 'sending'}
      >
        {fields.map((name) => (
          <div key={name}>{inputs[name]}</div>
        ))}
        <SubmitButton>{submit}</SubmitButton>
      </FormShell>
      <div role="status">
        {typeof state === 'object' && state.ok && <Alert severity="success">Recibimos su envío.</Alert>}
      </div>
    </div>
  );
}

const meta = {
  title: 'Patrones/Formularios',
  component: WholeForm,
  args: { title: 'Escríbanos', fields: ['name', 'email', 'phone', 'message'], submit: 'ENVIAR' },
  parameters: {
    docs: {
      description: {
        component: 'Formularios enteros, con un servidor de mentira que contesta bien, mal o nunca.',
      },
    },
  },
} satisfies Meta<typeof WholeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@correo.com.uy');
  await userEvent.click(canvas.getByRole('button', { name: args.submit }));
};

export const Contacto: Story = { tags: ['visual'] };
export const ContactoEnviado: Story = {
  name: 'Contacto, enviado',
  args: { answer: { ok: true } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Recibimos su envío.')).toBeVisible();
  },
};
export const ContactoEnviando: Story = { name: 'Contacto, enviándose', play: send };
export const ContactoConError: Story = {
  name: 'Contacto, con error',
  args: { answer: { ok: false, text: 'Por favor complete todos los campos del formulario' } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@correo.com.uy');
  },
};
export const Carga: Story = {
  name: 'Carga de saldo',
  args: {
    title: 'Complete sus datos',
    fields: ['name', 'email', 'invoice', 'amount'],
    submit: 'COMPRAR',
  },
};
export const CrearUsuario: Story = {
  name: 'Crear usuario, en el portal',
  args: { title: 'Crear nuevo usuario', fields: ['name', 'email', 'reference'], submit: 'Crear' },
  ...portal,
};
export const Oscuro: Story = { ...dark };
export const Angosto: Story = { name: '320 px', ...small };
