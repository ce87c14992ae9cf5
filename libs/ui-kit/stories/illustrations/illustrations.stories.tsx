import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import {
  Basket,
  Building,
  CardHolder,
  Caution,
  Dispenser,
  Done,
  Dryer,
  DuvetBag,
  EmptiedPockets,
  Empty,
  Failed,
  FloorPlan,
  LaundryBag,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  MeasuringCup,
  MeshBags,
  NotFound,
  Offline,
  Ozone,
  Parts,
  Pending,
  PhoneTopUp,
  ProgrammeDial,
  Questions,
  SortedClothes,
  Timer,
  TitanC,
  Washer,
} from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { small } from '../kit.tsx';

const things = {
  Lavadora: Washer,
  Secadora: Dryer,
  'Titan C': TitanC,
  Repuestos: Parts,
  Dosificador: Dispenser,
  Ozono: Ozone,
  Tarjeta: LaundryCard,
  Celular: PhoneTopUp,
  Edificio: Building,
};
const scenes = {
  Vacío: Empty,
  'No encontrado': NotFound,
  'Sin conexión': Offline,
  Listo: Done,
  'En curso': Pending,
  'No se pudo': Failed,
  Plano: FloorPlan,
};

const uses = {
  'Ropa separada': SortedClothes,
  'Bolsillos vacíos': EmptiedPockets,
  'Tambor cargado': LoadedDrum,
  Programas: ProgrammeDial,
  Tiempo: Timer,
  'Filtro de pelusa': LintFilter,
  Cuidado: Caution,
  Preguntas: Questions,
};

const accessories = {
  'Bolsa para la ropa': LaundryBag,
  'Bolsa para acolchados': DuvetBag,
  'Bolsas de malla': MeshBags,
  Canasto: Basket,
  'Vaso medidor': MeasuringCup,
  Portatarjeta: CardHolder,
};

interface WallProps extends Pick<IllustrationProps, 'size'> {
  drawings: Record<string, ComponentType<IllustrationProps>>;
}

/** Drawings side by side, each with its name below. */
function Wall({ drawings, size = 160 }: WallProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Box component="figure" key={name} sx={{ m: 0, width: size }}>
          <Drawing size={size} />
          <Box component="figcaption" sx={{ typography: 'caption', mt: 1, textAlign: 'center' }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const meta = {
  title: 'Fundamentos/Ilustraciones',
  component: Washer,
  parameters: {
    guide: {
      about:
        'Una sola familia: formas planas y redondeadas sobre un trozo de cielo con las esquinas de la marca, un solo grosor de línea y luz desde arriba a la izquierda. Los colores son roles del tema, así que siguen la apariencia y la marca. Son decoración, salvo que reciban un nombre con `title`.',
      do: [
        'Una por bloque, a 64, 120, 240 o 480 px.',
        'Déle un `title` solo cuando diga algo que el texto no dice.',
      ],
      dont: ['No la pinte con otros colores ni la recorte.', 'No la use como único rótulo de un enlace.'],
    },
  },
} satisfies Meta<typeof Washer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Objetos: Story = { render: () => <Wall drawings={things} />, tags: ['visual'] };
export const Escenas: Story = { render: () => <Wall drawings={scenes} />, tags: ['visual'] };
export const Usos: Story = { render: () => <Wall drawings={uses} />, tags: ['visual'] };
export const Accesorios: Story = { render: () => <Wall drawings={accessories} />, tags: ['night'] };

export const Tamanos: Story = {
  name: 'Tamaños',
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      {[64, 120, 240, 480].map((size) => (
        <Washer key={size} size={size} />
      ))}
    </Box>
  ),
};

export const Celular320: Story = {
  name: 'Más grande que su lugar, 320 px',
  args: { size: 480 },
  ...small,
};

export const ConNombre: Story = {
  name: 'Con nombre accesible',
  args: { title: 'Una lavadora en marcha', size: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Una lavadora en marcha' })).toBeVisible();
  },
};
