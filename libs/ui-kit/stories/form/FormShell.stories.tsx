import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { object, string } from 'yup';
import { EmailField, FormActions, FormShell, SubmitButton, TextField } from '@laundry/ui-kit';
import { dark, portal, small } from '../kit.tsx';

interface PayerFormProps {
  submitError: string | undefined;
  submitting: boolean;
  disabledReason?: string;
  values?: { name: string; email: string };
}

const schema = object({
  name: string().required('Ingrese un NOMBRE'),
  email: string().required('Ingrese un E-MAIL').email('Ingrese un E-MAIL válido'),
});

function PayerForm({
  values = { name: '', email: '' },
  disabledReason,
  submitError,
  submitting,
}: PayerFormProps) {
  return (
    <div style={{ maxWidth: 480 }}>
      <FormShell
        initialValues={values}
        schema={schema}
        onSubmit={() => undefined}
        submitError={submitError}
        submitting={submitting}
      >
        <TextField name="name" label="Nombre" />
        <EmailField name="email" label="E-mail" />
        <FormActions>
          <SubmitButton disabledReason={disabledReason}>COMPRAR</SubmitButton>
          <Button variant="outlined">VOLVER</Button>
        </FormActions>
      </FormShell>
    </div>
  );
}

const meta = {
  title: 'Componentes/Formulario',
  component: PayerForm,
  args: { submitError: undefined, submitting: false, values: { name: 'Ana', email: 'ana@ejemplo.com' } },
  parameters: {
    docs: {
      description: {
        component:
          'El armazón de todo formulario: sus campos, sus reglas, el lugar de su error y el estado de su envío. No sabe nada de pedidos: su página se los dice.',
      },
    },
    guide: {
      do: [
        'Diga en texto por qué un botón todavía no se puede usar.',
        'Muestre el error del envío junto al botón, con lo escrito intacto.',
      ],
      dont: ['No deshabilite los campos mientras se envía.', 'No use un aviso pasajero para un error.'],
    },
  },
} satisfies Meta<typeof PayerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listo: Story = { tags: ['visual'] };
export const ConMotivo: Story = {
  name: 'Deshabilitado con motivo',
  args: {
    values: { name: '', email: '' },
    disabledReason: 'Complete nombre, apellido y e-mail para continuar.',
  },
};
export const Enviando: Story = { args: { submitting: true } };
export const ErrorAlEnviar: Story = {
  name: 'Error al enviar',
  args: {
    submitError:
      'El medio de pago no responde en este momento. No se realizó ningún cobro. Intente nuevamente en unos minutos.',
  },
};
export const PrimerError: Story = {
  name: 'El foco va al primer error',
  args: { values: { name: '', email: 'ana@' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'COMPRAR' }));
  },
};
export const Oscuro: Story = { ...dark };
export const Angosto: Story = { name: '320 px', ...small };
export const EnElPortal: Story = { name: 'En el portal', ...portal };
