import { EmailField, FormActions, TextField } from '@laundry/ui-kit';
import { PhoneField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import { dark, small } from '../kit.tsx';
import { ServedForm } from './ServedForm.tsx';
import { accepting, pressed, served } from './served.ts';
import type { Send } from './served.ts';

const DONE = 'Recibimos su mensaje. Le respondemos por e-mail.';

const schema = object({
  name: string().required('Ingrese un NOMBRE'),
  email: string().required('Ingrese un E-MAIL').email('Ingrese un E-MAIL válido'),
  message: string().required('Ingrese un MENSAJE'),
});

const ContactForm = ({ send }: { send: Send }) => (
  <ServedForm
    heading="Escríbanos"
    lead="Consultas sobre su tarjeta, su edificio o una máquina."
    done={DONE}
    resets
    send={send}
    schema={schema}
    initialValues={{ name: '', email: '', phone: '', message: '' }}
  >
    <TextField name="name" label="Nombre" autoComplete="name" autoCapitalize="words" />
    <EmailField name="email" label="E-mail" />
    <PhoneField name="phone" label="Teléfono" hint="Opcional: para llamarlo si hace falta." />
    <TextField name="message" label="Mensaje" rows={5} autoCapitalize="sentences" />
    <FormActions submit="ENVIAR" />
  </ServedForm>
);

const meta = {
  title: 'Patrones/Formularios/Contacto',
  component: ContactForm,
  args: { send: accepting },
  parameters: {
    guide: {
      about:
        'Un formulario corto por el que se escribe a la empresa. Mientras se envía, solo el botón espera; si falla, lo escrito queda y el error está junto al botón; al llegar, se dice y el formulario comienza de nuevo.',
      do: [
        'Pida lo que hace falta para responder, y diga qué es opcional.',
        'Al recibirlo, diga cómo y por dónde llega la respuesta.',
      ],
      dont: ['No borre lo escrito cuando el envío falla.'],
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = served({
  submit: 'ENVIAR',
  done: DONE,
  mistake: 'No pudimos enviar su mensaje. Intente nuevamente en unos minutos.',
  typed: {
    Nombre: 'María Fernández',
    'E-mail': 'maria@ejemplo.com.uy',
    Mensaje: 'La secadora 2 no tomó mi tarjeta.',
  },
});

export const Normal: Story = { tags: ['visual'] };
export const ConErrores: Story = {
  name: 'Con errores',
  ...pressed('ENVIAR', 'Revise estos 3 campos:'),
};
export const Enviando: Story = { ...sent.sending };
export const Enviado: Story = { ...sent.taken };
export const ErrorDelServidor: Story = { name: 'Error del servidor', ...sent.refused };
export const Oscuro: Story = { ...ErrorDelServidor, ...dark, name: 'Oscuro, con error' };
export const Angosto: Story = { ...ConErrores, ...small, name: '320 px, con errores' };
