import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormShell, PageShell, PublicShell, FormActions } from '@laundry/ui-kit';
import { CardCodeField } from '@laundry/ui-kit/form';
import { StepHeader } from '@laundry/ui-kit/controls';
import { contacts, forAdministrations, siteMap } from './siteMap.ts';

const meta = {
  title: 'Patrones/Armazones',
  parameters: {
    layout: 'fullscreen',

    guide: {
      about: 'Todo lo que rodea a una página del sitio.',
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
