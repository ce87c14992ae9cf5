import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  NativeActions,
  NativeButton,
  NativeCheckbox,
  NativeChoices,
  NativeCodeField,
  NativeLoading,
  NativeNotice,
  NativeTextField,
} from '@laundry/ui-kit/native';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { dark, small } from '../kit.tsx';

interface NativeFormProps {
  /** What is wrong with the code, where something is. */
  error?: string;
  loading?: boolean;
}

/** The native parts as the top-up puts them together. */
function NativeForm({ error, loading = false }: NativeFormProps) {
  const [code, setCode] = useState('1234567');
  const [way, setWay] = useState('');
  const [remembered, setRemembered] = useState(true);
  const [name, setName] = useState('La de casa');
  return (
    <form className="kit-stack" noValidate onSubmit={(event) => event.preventDefault()}>
      <NativeCodeField
        id="code"
        name="card"
        label="Código de tarjeta"
        hint="8 dígitos"
        value={code}
        onChange={setCode}
        error={error}
      />
      <NativeChoices
        name="way"
        label="Medio de pago"
        value={way}
        onChange={setWay}
        options={[
          {
            value: 'a',
            label: 'Bancard',
            description: 'Tarjeta de crédito o débito, sin salir de este sitio.',
          },
          { value: 'b', label: 'RedPagos', description: 'En efectivo, en un local de la red.' },
        ]}
      />
      <NativeNotice severity="info">Los domingos el lavado tiene tarifa reducida.</NativeNotice>
      <NativeActions error={error !== undefined && <NativeNotice>{error}</NativeNotice>}>
        <NativeButton
          type="submit"
          loading={loading}
          disabledReason={way === '' ? 'Elija un medio de pago para continuar.' : undefined}
        >
          CONTINUAR
        </NativeButton>
        <NativeButton variant="outlined">VOLVER</NativeButton>
      </NativeActions>
      {loading && <NativeLoading label="Buscando los precios de su tarjeta…" />}
      <NativeCheckbox label="Recordar esta tarjeta" checked={remembered} onChange={setRemembered} />
      {remembered && (
        <NativeTextField name="name" label="Nombre de la tarjeta" value={name} onChange={setName} />
      )}
    </form>
  );
}

const meta = {
  title: 'Componentes/Formularios/Partes nativas',
  component: NativeForm,
  parameters: {
    guide: {
      do: ['Úselas donde la página debe servir enseguida en un teléfono lento.'],
      dont: ['No las mezcle con campos de Formik en un mismo formulario.'],
    },
  },
} satisfies Meta<typeof NativeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vacias: Story = {
  name: 'Sin elegir',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CONTINUAR' })).toBeDisabled();
    await userEvent.click(canvas.getByText('RedPagos'));
    await expect(canvas.getByRole('button', { name: 'CONTINUAR' })).toBeEnabled();
  },
};
export const ConError: Story = {
  name: 'Con error',
  args: { error: 'Número de tarjeta ingresado incorrecto.' },
};
export const Esperando: Story = { args: { loading: true } };
export const EnOscuro: Story = { name: 'En oscuro', ...dark };
export const EnUnCelular: Story = { name: 'En un celular', ...small };
