import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import {
  EmptyState,
  FormShell,
  PageHeading,
  PageShell,
  PortalShell,
  PublicShell,
  FormActions,
} from '@laundry/ui-kit';
import { CardCodeField } from '@laundry/ui-kit/form';
import { StepHeader } from '@laundry/ui-kit/controls';
import { AnchorLink } from '../kit.tsx';
import { contacts, forAdministrations, siteMap } from './siteMap.ts';

const meta = {
  title: 'Patrones/Armazones',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Todo lo que rodea a una página: la del sitio, cálida y clara; la del portal, densa y calma.',
      },
    },
    guide: {
      do: ['Una sola vez por aplicación, alrededor de todas sus páginas.'],
      dont: ['No ponga otro <main> dentro.'],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SitioPublico: Story = {
  name: 'Sitio público',
  render: () => (
    <PublicShell
      brandName="Lavadero"
      link={AnchorLink}
      links={siteMap}
      utilityLinks={forAdministrations}
      foot={{ contacts, compact: true }}
    >
      <PageShell width="form">
        <StepHeader
          steps={['Tarjeta', 'Pago', 'Datos']}
          current={0}
          title="Cargue saldo en su tarjeta"
          lead="El código está al dorso de la tarjeta de lavado."
        />
        <FormShell
          initialValues={{ card: '' }}
          onSubmit={() => undefined}
          submitError={undefined}
          submitting={false}
        >
          <CardCodeField name="card" label="Código de tarjeta" hint="8 dígitos" />
          <FormActions submit="CONTINUAR" />
        </FormShell>
      </PageShell>
    </PublicShell>
  ),
};

export const Portal: Story = {
  parameters: { surface: 'portal' },
  render: () => (
    <PortalShell
      brandName="Lavadero"
      link={AnchorLink}
      items={[
        { label: 'Usuarios', to: '/dashboard-users' },
        { label: 'Consulta de usos', to: '/dashboard-uses' },
        { label: 'Consulta de transacciones', to: '/dashboard-transactions', current: true },
        { label: 'Configuración', to: '/configuration' },
      ]}
      signOutLabel="Salir"
      onSignOut={() => undefined}
    >
      <PageShell>
        <PageHeading>REPORTE DE TRANSACCIONES CONFIRMADAS</PageHeading>
        <EmptyState title="No hay resultados" action={<Button variant="outlined">LIMPIAR CAMPOS</Button>}>
          Pruebe con otras fechas u otro edificio.
        </EmptyState>
      </PageShell>
    </PortalShell>
  ),
};
