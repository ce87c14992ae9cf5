import { EmailField, TextField } from '@laundry/ui-kit';
import { AmountField, FormSection } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holdingAll } from '../fields/inForm.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Formularios/Sección de formulario',
  component: FormSection,
  args: {
    legend: 'Quién paga',
    children: (
      <>
        <TextField name="name" label="Nombre" />
        <EmailField name="email" label="E-mail" />
      </>
    ),
  },
  ...holdingAll({ name: '', email: '', amount: '' }),
  render: (args) => (
    <>
      <FormSection {...args} />
      <FormSection legend="Cuánto">
        <AmountField name="amount" label="Monto" />
      </FormSection>
    </>
  ),
  parameters: {
    about: 'Campos que van juntos, bajo un título que los lectores de pantalla dicen con cada uno de ellos.',
    do: ['Nombre la sección por lo que reúne: «Quién paga», «A dónde se envía».'],
    dont: ['No divida un formulario de tres campos.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
