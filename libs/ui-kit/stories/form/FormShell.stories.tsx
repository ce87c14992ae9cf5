import { Button, EmailField, FormActions, FormShell, TextField } from '@laundry/ui-kit';
import { expect, userEvent } from 'storybook/test';
import { object, string } from 'yup';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';

const EMPTY = { name: '', email: '' };

const schema = object({
  name: string().required('Ingrese un NOMBRE'),
  email: string().required('Ingrese un E-MAIL'),
});

/** The fields and buttons of the form. A reason disables the submit button. */
const fields = (disabledReason?: string) => (
  <>
    <TextField name="name" label="Nombre" autoComplete="name" />
    <EmailField name="email" label="E-mail" />
    <FormActions submit="COMPRAR" disabledReason={disabledReason}>
      <Button variant="outlined">VOLVER</Button>
    </FormActions>
  </>
);

const meta = preview.meta({
  title: 'Componentes/Formularios/Formulario',
  component: FormShell<typeof EMPTY>,
  args: {
    initialValues: { name: 'Ana', email: 'ana@ejemplo.com' },
    schema,
    submitError: undefined,
    submitting: false,
    onSubmit: () => undefined,
    children: fields(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    about:
      'El armazón de todo formulario: sus campos, sus reglas, el lugar de su error y el estado de su envío. Al enviar con errores, el foco va al primero; si son varios, arriba se cuentan y cada uno lleva a su campo. No sabe nada de pedidos: su página le dice si está enviando y qué salió mal.',
    do: [
      'Diga en texto por qué un botón todavía no se puede usar.',
      'Muestre el error del envío junto al botón, con lo escrito intacto.',
      'Pida lo que hace falta, y diga qué es opcional; el RUT, solo a quien marcó que quiere factura.',
      'Diga en qué edificio se crea algo antes del primer campo.',
      'Deje que el gestor de contraseñas llene sus campos; si los datos son de otra persona, indique autoComplete="off".',
      'Al recibir un mensaje, diga cómo y por dónde llega la respuesta.',
    ],
    dont: [
      'No deshabilite los campos mientras se envía.',
      'No use un aviso pasajero para un error.',
      'No diga cuál de los dos datos de un ingreso está mal.',
      'No cierre un formulario antes de saber que se guardó.',
      'No deje dudas tras un error de un pago: diga si se cobró o no.',
    ],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const Vacio = meta.story({ name: 'Vacío', args: { initialValues: EMPTY } });
export const ConMotivo = meta.story({
  name: 'Deshabilitado con motivo',
  args: {
    initialValues: EMPTY,
    children: fields('Complete nombre y e-mail para continuar.'),
  },
});
export const Enviando = meta.story({ args: { submitting: true } });
export const ErrorDelServidor = meta.story({
  name: 'Error del servidor',
  args: {
    submitError: 'El medio de pago no responde en este momento. Intente nuevamente en unos minutos.',
  },
  tags: ['visual'],
});
export const ConErrores = meta.story({
  name: 'Con varios errores',
  tags: ['night'],
  args: { initialValues: EMPTY },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'COMPRAR' }));
    await expect(await canvas.findByText('Revise estos 2 campos:')).toBeVisible();
  },
});
export const TextoLargo = meta.story({
  ...small,
  name: 'Texto largo, a 320 px',
  args: {
    ...ErrorDelServidor.input.args,
    children: fields(
      'Complete nombre, apellido, e-mail, monto y número de documento de la persona que paga para continuar.',
    ),
  },
});
