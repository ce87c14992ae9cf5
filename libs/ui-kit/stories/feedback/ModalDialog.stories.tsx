import { Button, EmailField, FormActions, ModalDialog, TextField } from '@laundry/ui-kit';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleForm } from '../fields/inForm.tsx';
import { long } from '../long.tsx';

const form = (
  <SampleForm values={{ name: '', email: '' }}>
    <TextField name="name" label="Nombre" />
    <EmailField name="email" label="E-mail" />
    <FormActions submit="Crear">
      <Button variant="outlined">Cancelar</Button>
    </FormActions>
  </SampleForm>
);

const meta = preview.meta({
  title: 'Componentes/Respuestas/Ventana',
  component: ModalDialog,
  args: {
    open: true,
    title: 'Crear nuevo usuario',
    lead: 'En Torre Bulevar. Le llegará un e-mail para completar su registro.',
    onClose: () => undefined,
    children: form,
  },
  parameters: {
    surface: 'portal',
    docs: { story: { inline: false, iframeHeight: '520px' } },
    about:
      'Un trabajo aparte sobre la página: un formulario o unos pasos. El foco empieza en el primer campo, no sale de la ventana y al cerrar vuelve adonde estaba. Escape cierra; tocar afuera no, para no perder lo escrito.',
    do: [
      'Úsela para algo que se hace de una vez y vuelve a la misma página.',
      'Déjela abierta si algo falla, con todo lo que se escribió.',
    ],
    dont: [
      'No la use para preguntar sí o no: para eso está la confirmación.',
      'No abra una ventana sobre otra.',
    ],
  },
});

export const Normal = meta.story({
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  },
});
export const EnCurso = meta.story({ name: 'En curso', args: { busy: true } });
export const Ancha = meta.story({ args: { width: 'wide' } });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
