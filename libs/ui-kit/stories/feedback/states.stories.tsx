import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { EmptyState, ErrorNotice, LoadingState, ReasonedButton } from '@laundry/ui-kit';

const meta = {
  title: 'Componentes/Estados',
  parameters: {
    docs: {
      description: {
        component:
          'Cargando, vacío y error, siempre con el paso siguiente. Un botón que no se puede presionar dice por qué.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cargando: Story = { render: () => <LoadingState /> };
export const Vacio: Story = {
  name: 'Vacío',
  render: () => (
    <EmptyState title="No hay resultados" action={<Button variant="outlined">LIMPIAR CAMPOS</Button>}>
      Pruebe con otras fechas u otro edificio.
    </EmptyState>
  ),
};
export const Errores: Story = {
  name: 'Error',
  render: () => (
    <Stack sx={{ gap: 2, maxWidth: 640 }}>
      <ErrorNotice>Número de tarjeta ingresado incorrecto.</ErrorNotice>
      <ErrorNotice title="Ha ocurrido un error" action={<Button variant="outlined">REINTENTAR</Button>}>
        El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.
      </ErrorNotice>
    </Stack>
  ),
};
export const Botones: Story = {
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <ReasonedButton>CONTINUAR</ReasonedButton>
      <ReasonedButton variant="outlined">VOLVER</ReasonedButton>
      <ReasonedButton variant="text">LIMPIAR CAMPOS</ReasonedButton>
      <ReasonedButton color="error">Eliminar</ReasonedButton>
      <ReasonedButton loading>COMPRAR</ReasonedButton>
      <ReasonedButton disabledReason="Elija primero un edificio.">CREAR USUARIO</ReasonedButton>
    </Stack>
  ),
};
