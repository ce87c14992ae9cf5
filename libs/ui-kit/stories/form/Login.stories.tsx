import { EmailField, PasswordField, FormActions } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, portal, small } from '../kit.tsx';
import { ServedForm } from './ServedForm.tsx';
import { accepting, served } from './served.ts';
import type { Send } from './served.ts';

const DONE = 'Ingresó correctamente.';

const LoginForm = ({ send }: { send: Send }) => (
  <ServedForm
    heading="Ingreso de administraciones"
    lead="Ingrese con el e-mail y la contraseña de su administración."
    done={DONE}
    send={send}
    initialValues={{ email: '', password: '' }}
  >
    {({ values }) => (
      <>
        <EmailField name="email" label="E-mail" autoComplete="username" />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        <FormActions
          submit="INGRESAR"
          disabledReason={
            values.email === '' || values.password === ''
              ? 'Ingrese su e-mail y su contraseña para continuar.'
              : undefined
          }
        />
      </>
    )}
  </ServedForm>
);

const meta = {
  title: 'Patrones/Formularios/Ingreso',
  component: LoginForm,
  args: { send: accepting },
  parameters: {
    ...portal.parameters,
    guide: {
      about:
        'Con e-mail y contraseña. El botón dice qué falta; un ingreso rechazado se dice junto a él, sin revelar qué dato no corresponde.',
      do: ['Deje que el gestor de contraseñas llene los dos campos.'],
      dont: ['No diga cuál de los dos datos está mal.', 'No borre el e-mail cuando el ingreso falla.'],
    },
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = served({
  submit: 'INGRESAR',
  done: DONE,
  mistake: 'El e-mail o la contraseña no son correctos.',
  typed: { 'E-mail': 'administracion@ejemplo.com.uy', Contraseña: 'Lavado2026' },
});

export const Normal: Story = { tags: ['visual'] };
export const Enviando: Story = { ...sent.sending };
export const Enviado: Story = { name: 'Ingresó', ...sent.taken };
export const ErrorDelServidor: Story = { name: 'Error del servidor', ...sent.refused };
export const Oscuro: Story = { ...ErrorDelServidor, ...dark, name: 'Oscuro, con error' };
export const Angosto: Story = { ...ErrorDelServidor, ...small, name: '320 px, con error' };
