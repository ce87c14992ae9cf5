import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import {
  AmountField,
  CardCodeField,
  CheckboxField,
  DateRangeFields,
  EmailField,
  FormShell,
  PasswordField,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextField,
} from '@laundry/ui-kit';

const empty = {
  card: '',
  name: '',
  email: '',
  password: '',
  amount: '' as number | '',
  building: '',
  channel: '',
  invoice: false,
  from: '',
  to: '',
  message: '',
};

const filled = {
  ...empty,
  card: '12345678',
  name: 'María del Carmen',
  email: 'maria@ejemplo.com.uy',
  password: 'Lavado2026',
  amount: 1234.5,
  building: 'b2',
  channel: 'MercadoPagos',
  invoice: true,
  from: '2026-03-01',
  to: '2026-03-31',
  message: 'La secadora 2 descuenta minutos pero el tambor no gira.',
};

interface AllFieldsProps {
  values: typeof empty;
  disabled?: boolean;
  /** Rules whose texts show from the start. */
  wrong?: boolean;
}

const required = object({
  card: string().length(8, 'El código tiene 8 dígitos.'),
  name: string().required('Ingrese un NOMBRE'),
  email: string().required('Ingrese un E-MAIL').email('Ingrese un E-MAIL válido'),
  password: string().required('Ingrese su contraseña!'),
  amount: string().required('Ingrese un monto.'),
  building: string().required('Elija un edificio.'),
  channel: string().required('Elija un medio de pago.'),
  from: string().required('Elija una fecha.'),
  message: string().required('Cuéntenos qué ocurrió.'),
});

function AllFields({ values, disabled = false, wrong = false }: AllFieldsProps) {
  return (
    <div style={{ maxWidth: 480 }}>
      <FormShell
        initialValues={values}
        {...(wrong && { schema: required })}
        onSubmit={() => undefined}
        submitError={undefined}
        submitting={false}
      >
        <CardCodeField name="card" label="Código de tarjeta" hint="8 dígitos" disabled={disabled} />
        <TextField name="name" label="Nombre" autoComplete="given-name" disabled={disabled} />
        <EmailField name="email" label="E-mail" disabled={disabled} />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" disabled={disabled} />
        <AmountField name="amount" label="Monto" hint="Pesos uruguayos" disabled={disabled} />
        <SelectField
          name="building"
          label="Edificio"
          placeholder="Seleccione Edificio"
          disabled={disabled}
          options={[
            { value: 'b1', label: 'Torre Bulevar' },
            { value: 'b2', label: 'Complejo Habitacional Parque Batlle y Ordóñez, torre norte' },
          ]}
        />
        <RadioGroupField
          name="channel"
          label="Medio de pago"
          disabled={disabled}
          options={[
            {
              value: 'MercadoPagos',
              label: 'MercadoPagos',
              description: 'Tarjeta de crédito, débito o saldo.',
            },
            { value: 'Bancard', label: 'Bancard' },
            { value: 'RedPagos', label: 'RedPagos', description: 'En efectivo, en una red de cobranza.' },
          ]}
        />
        <CheckboxField name="invoice" label="Requiere factura con RUT" disabled={disabled} />
        <DateRangeFields
          from={{ name: 'from', label: 'Desde', disabled }}
          to={{ name: 'to', label: 'Hasta', disabled }}
        />
        <TextField name="message" label="Descripción" rows={4} disabled={disabled} />
        <SubmitButton>ENVIAR</SubmitButton>
      </FormShell>
    </div>
  );
}

const meta = {
  title: 'Componentes/Campos',
  component: AllFields,
  parameters: {
    docs: {
      description: {
        component:
          'Todos los campos del formulario. La etiqueta está siempre a la vista, la ayuda se lee antes de equivocarse y el error reemplaza a la ayuda al salir del campo o al enviar.',
      },
    },
  },
} satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vacios: Story = { name: 'Vacíos', args: { values: empty } };
export const Completos: Story = { args: { values: filled } };
export const ConErrores: Story = {
  name: 'Con errores',
  args: { values: empty, wrong: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
  },
};
export const Deshabilitados: Story = { args: { values: filled, disabled: true } };
export const EnElPortal: Story = {
  name: 'En el portal',
  args: { values: filled },
  parameters: { surface: 'portal' },
};
