import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { tabularFigures } from '@laundry/ui-kit';
import { radius, shadow } from '@laundry/ui-kit/tokens';

const meta = {
  title: 'Fundamentos/Tokens',
  parameters: {
    docs: {
      description: {
        component:
          'Añil es el azul que mantiene blanca la ropa: lleva todas las acciones. Celeste es el agua; sol marca dónde se está y nunca es texto. Tinta son los neutros.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = 'Su ropa, limpia en 38 minutos';
const scale = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption'] as const;

const Scale = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {scale.map((variant) => (
      <Box key={variant}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{variant}</Box>
        <Box sx={{ typography: variant }}>{sample}</Box>
      </Box>
    ))}
    <Box sx={{ ...tabularFigures, textAlign: 'right', width: 'fit-content' }}>
      <div>$ 1.111,11</div>
      <div>$ 987.654,30</div>
    </Box>
  </Box>
);

export const TipografiaPublica: Story = { name: 'Tipografía del sitio', render: Scale };
export const TipografiaPortal: Story = {
  name: 'Tipografía del portal',
  render: Scale,
  parameters: { surface: 'portal' },
};

export const Formas: Story = {
  name: 'Esquinas y sombras',
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {[
        ...Object.entries(radius).map(([name, px]) => ({ name, sx: { borderRadius: `${px}px`, border: 1 } })),
        ...Object.entries(shadow).map(([name, boxShadow]) => ({
          name,
          sx: { borderRadius: `${radius.card}px`, boxShadow },
        })),
      ].map(({ name, sx }) => (
        <Box
          key={name}
          sx={{
            ...sx,
            width: 120,
            height: 88,
            display: 'grid',
            placeItems: 'center',
            borderColor: 'control.border',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  ),
};
