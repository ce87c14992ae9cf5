import {
  Actions,
  Button,
  Checkbox,
  RadioGroup,
  CardCodeInput,
  TextInput,
  Loading,
  Notice,
  PaymentMethodIcon,
} from '@laundry/ui-kit/controls';
import type { PaymentMethodIconProps } from '@laundry/ui-kit/controls';
import { useState } from 'react';
import preview from '../../../../.storybook/preview.tsx';
import { dark } from '../kit.tsx';

interface ControlsFormProps {
  error?: string;
  loading?: boolean;
  /** The company's mark of the second payment method. */
  mark?: PaymentMethodIconProps['mark'];
  /** What is chosen at first. */
  chosen?: string;
}

/** The controls, composed as in the top-up. */
function ControlsForm({ error, loading = false, mark, chosen }: ControlsFormProps) {
  const [code, setCode] = useState('1234567');
  const [channel, setChannel] = useState(chosen ?? '');
  const [remembered, setRemembered] = useState(true);
  const [name, setName] = useState('La de casa');
  return (
    <form className="kit-stack" noValidate onSubmit={(event) => event.preventDefault()}>
      <CardCodeInput
        id="code"
        name="card"
        label="Código de tarjeta"
        hint="8 dígitos"
        value={code}
        onChange={setCode}
        error={error}
      />
      <RadioGroup
        name="channel"
        label="Medio de pago"
        value={channel}
        onChange={setChannel}
        options={[
          {
            value: 'a',
            label: 'Bancard',
            description: 'Tarjeta de crédito o débito, sin salir de este sitio.',
            icon: <PaymentMethodIcon kind="card" />,
          },
          {
            value: 'b',
            label: 'RedPagos',
            description: 'En efectivo, en un local de la red.',
            icon: <PaymentMethodIcon kind="cash" mark={mark} />,
          },
        ]}
      />
      <Notice severity="info">Los domingos el lavado tiene tarifa reducida.</Notice>
      <Actions
        main={
          <Button
            type="submit"
            loading={loading}
            disabledReason={channel === '' ? 'Elija un medio de pago para continuar.' : undefined}
            note="Pago con RedPagos."
          >
            CONTINUAR
          </Button>
        }
      >
        <Button variant="outlined">VOLVER</Button>
      </Actions>
      {error !== undefined && <Notice>{error}</Notice>}
      {loading && <Loading label="Buscando los precios de su tarjeta…" />}
      <Checkbox label="Recordar esta tarjeta" checked={remembered} onChange={setRemembered} />
      {remembered && (
        <TextInput
          name="name"
          label="Nombre de la tarjeta"
          value={name}
          onChange={setName}
          helperText={null}
        />
      )}
    </form>
  );
}

const meta = preview.meta({
  title: 'Componentes/Formularios/Partes nativas',
  component: ControlsForm,
  parameters: {
    do: ['Úselas donde la página debe servir enseguida en un teléfono lento.'],
    dont: ['No las mezcle con campos de Formik en un mismo formulario.'],
  },
});

export const Vacias = meta.story({ name: 'Sin elegir' });
export const ConError = meta.story({
  name: 'Con error',
  args: { error: 'Número de tarjeta ingresado incorrecto.' },
});
export const Esperando = meta.story({ args: { loading: true } });
export const Elegido = meta.story({ args: { chosen: 'b' }, tags: ['visual'] });
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="6"/></svg>';
export const ConMarca = meta.story({
  ...dark,
  name: 'Con la marca de un medio de pago, en oscuro',
  args: {
    ...Elegido.input.args,
    mark: { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, width: 90, height: 30 },
  },
});
