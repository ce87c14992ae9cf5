import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../kit.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { Ramps, RoleSwatches } from './swatches.tsx';

const meta = {
  title: 'Fundamentos/Colores',
  parameters: {
    guide: {
      about:
        'Cada marca trae cuatro escalas —primaria, secundaria, acento y neutros— y los colores de los avisos. El tema les da papeles: la primaria lleva todas las acciones, la secundaria separa superficies, el acento señala dónde se está. En Lavadero son el añil, el celeste, el sol y la tinta. Cada texto se lee sobre cada fondo con 4,5:1 o más; los bordes de los controles, el foco y los contornos de los dibujos, con 3:1 o más. Una prueba lo comprueba para cada marca y cada apariencia.',
      do: [
        'Elija el color por su papel (primary.main, text.secondary, background.tinted), nunca por su valor.',
        'Acompañe el color de un aviso con su ícono y su título: quien no distingue los colores también lo entiende.',
      ],
      dont: [
        'No escriba con el acento sobre la página: marca, no se lee.',
        'No mezcle dos fondos con tinte en la misma franja.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Papeles: Story = { render: () => <RoleSwatches />, tags: ['visual'] };
export const PapelesOscuros: Story = { ...Papeles, ...dark, name: 'Papeles, apariencia oscura' };
export const Escalas: Story = { render: () => <Ramps /> };
export const Contrastes: Story = { render: () => <ContrastTable scheme="light" /> };
export const ContrastesOscuros: Story = {
  ...dark,
  name: 'Contrastes, apariencia oscura',
  render: () => <ContrastTable scheme="dark" />,
};
