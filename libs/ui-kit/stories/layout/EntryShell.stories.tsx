import { Building, EmailField, EntryShell, PageHeading, PasswordField, FormActions } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { SampleForm } from '../fields/inForm.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Armazones/Entrada',
  component: EntryShell,
  parameters: {
    layout: 'fullscreen',
    surface: 'portal',
    about:
      'La página por la que se entra a un lugar con clave: la marca y su dibujo de un lado, el formulario del otro. En un celular queda la marca y el formulario.',
    do: [
      'Úsela para ingresar, recuperar la clave o terminar un registro.',
      'Deje un solo formulario por página.',
    ],
    dont: ['No agregue un menú: quien entra todavía no está adentro.'],
  },
  args: {
    brandName: 'Lavadero',
    claim: 'Las lavanderías de sus edificios, al día',
    picture: <Building size={320} />,
    children: (
      <>
        <PageHeading lead="Ingrese con el e-mail y la contraseña de su administración.">
          Ingreso de administraciones
        </PageHeading>
        <SampleForm values={{ email: '', password: '' }}>
          <EmailField name="email" label="E-mail" />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
          <FormActions submit="INGRESAR" />
        </SampleForm>
      </>
    ),
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
