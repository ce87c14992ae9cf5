import { Button, EmailField, FormActions, TextField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import { dark, portal, small } from '../kit.tsx';
import { ServedForm } from './ServedForm.tsx';
import { accepting, pressed, served } from './served.ts';
import type { Send } from './served.ts';

const DONE = 'Usuario creado. Le enviamos un e-mail para que confirme su cuenta.';

const schema = object({
  firstName: string().required('Ingrese un NOMBRE'),
  lastName: string().required('Ingrese un APELLIDO'),
  email: string().required('Ingrese un E-MAIL').email('Ingrese un E-MAIL válido'),
});

const ResidentForm = ({ send }: { send: Send }) => (
  <ServedForm
    heading="Crear nuevo usuario"
    lead="Edificio: Torre Bulevar"
    done={DONE}
    resets
    send={send}
    schema={schema}
    initialValues={{ firstName: '', lastName: '', email: '', reference: '' }}
  >
    <TextField name="firstName" label="Nombre" autoComplete="off" autoCapitalize="words" />
    <TextField name="lastName" label="Apellido" autoComplete="off" autoCapitalize="words" />
    <EmailField name="email" label="E-mail" autoComplete="off" />
    <TextField name="reference" label="Referencia" hint="Apartamento o piso: «502», «PB fondo»." />
    <FormActions submit="Crear">
      <Button variant="outlined">Cancelar</Button>
    </FormActions>
  </ServedForm>
);

const meta = {
  title: 'Patrones/Formularios/Nuevo residente',
  component: ResidentForm,
  args: { send: accepting },
  parameters: {
    ...portal.parameters,
    guide: {
      about:
        'El alta de un residente en el portal: denso, con su salida al lado. Los errores de varios campos se cuentan arriba y cada uno lleva al suyo.',
      do: [
        'Diga en qué edificio se crea antes del primer campo.',
        'Indique autoComplete="off": los datos son de otra persona.',
      ],
      dont: ['No cierre el formulario antes de saber que el usuario se creó.'],
    },
  },
} satisfies Meta<typeof ResidentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = served({
  submit: 'Crear',
  done: DONE,
  mistake: 'Ese e-mail ya tiene un usuario en el edificio.',
  typed: { Nombre: 'Julio', Apellido: 'Sosa', 'E-mail': 'julio@ejemplo.com.uy', Referencia: '502' },
});

export const Normal: Story = { tags: ['visual'] };
export const ConErrores: Story = {
  name: 'Con errores',
  ...pressed('Crear', 'Revise estos 3 campos:'),
};
export const Enviando: Story = { ...sent.sending };
export const Enviado: Story = { name: 'Creado', ...sent.taken };
export const ErrorDelServidor: Story = { name: 'Error del servidor', ...sent.refused };
export const Oscuro: Story = { ...ConErrores, ...dark, name: 'Oscuro, con errores' };
export const Angosto: Story = { ...ErrorDelServidor, ...small, name: '320 px, con error' };
