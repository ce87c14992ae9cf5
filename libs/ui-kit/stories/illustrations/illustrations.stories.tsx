import Box from '@mui/material/Box';
import * as kit from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';

const things = {
  Lavadora: kit.Washer,
  Secadora: kit.Dryer,
  'Titan C': kit.TitanC,
  Repuestos: kit.Parts,
  Dosificador: kit.Dispenser,
  Ozono: kit.Ozone,
  Tarjeta: kit.LaundryCard,
  Celular: kit.PhoneTopUp,
  Edificio: kit.Building,
};
const scenes = {
  Vacío: kit.Empty,
  'No encontrado': kit.NotFound,
  'Sin conexión': kit.Offline,
  Listo: kit.Done,
  'En curso': kit.Pending,
  'No se pudo': kit.Failed,
  Plano: kit.FloorPlan,
};

const uses = {
  'Ropa separada': kit.SortedClothes,
  'Bolsillos vacíos': kit.EmptiedPockets,
  'Tambor cargado': kit.LoadedDrum,
  Programas: kit.ProgrammeDial,
  Tiempo: kit.Timer,
  'Filtro de pelusa': kit.LintFilter,
  Cuidado: kit.Caution,
  Preguntas: kit.Questions,
};

const accessories = {
  'Bolsa para la ropa': kit.LaundryBag,
  'Bolsa para acolchados': kit.DuvetBag,
  'Bolsas de malla': kit.MeshBags,
  Canasto: kit.Basket,
  'Vaso medidor': kit.MeasuringCup,
  Portatarjeta: kit.CardHolder,
};

interface WallProps extends Pick<kit.IllustrationProps, 'size'> {
  drawings: Record<string, ComponentType<kit.IllustrationProps>>;
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

const meta = preview.meta({
  title: 'Fundamentos/Ilustraciones',
  component: kit.Washer,
  parameters: {
    about:
      'Una sola familia: formas planas y redondeadas sobre un trozo de cielo con las esquinas de la marca, un solo grosor de línea y luz desde arriba a la izquierda. Los colores son roles del tema, así que siguen la apariencia y la marca. Son decoración, salvo que reciban un nombre con `title`.',
    do: [
      'Una por bloque, a 64, 120, 240 o 480 px.',
      'Déle un `title` solo cuando diga algo que el texto no dice.',
    ],
    dont: ['No la pinte con otros colores ni la recorte.', 'No la use como único rótulo de un enlace.'],
  },
});

export const Objetos = meta.story({ render: () => <Wall drawings={things} />, tags: ['visual'] });
export const Escenas = meta.story({ render: () => <Wall drawings={scenes} />, tags: ['visual'] });
export const Usos = meta.story({ render: () => <Wall drawings={uses} />, tags: ['visual'] });
export const Accesorios = meta.story({ render: () => <Wall drawings={accessories} />, tags: ['night'] });

export const Tamanos = meta.story({
  name: 'Tamaños',
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      {[64, 120, 240, 480].map((size) => (
        <kit.Washer key={size} size={size} />
      ))}
    </Box>
  ),
});

export const Celular320 = meta.story({
  name: 'Más grande que su lugar, 320 px',
  args: { size: 480 },
  ...small,
});

export const ConNombre = meta.story({
  name: 'Con nombre accesible',
  args: { title: 'Una lavadora en marcha', size: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Una lavadora en marcha' })).toBeVisible();
  },
});
