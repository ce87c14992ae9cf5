import Box from '@mui/material/Box';
import { radius, shadow } from '@laundry/ui-kit/tokens';
import preview from '../../../../.storybook/preview.tsx';
import { Sample, samples } from './Sample.tsx';

const tile = { width: '100%', height: 96, backgroundColor: 'background.paper' } as const;

const meta = preview.meta({
  title: 'Fundamentos/Formas y sombras',
  parameters: {
    about:
      'Las esquinas crecen con el tamaño de lo que encierran: 10 px un control, 16 una tarjeta, 24 un bloque de la página; lo redondo se reserva para botones del sitio y etiquetas. Hay dos alturas: lo que flota sobre la página y lo que la tapa. La sombra lleva la tinta de la marca.',
    do: ['Separe con un borde fino; deje la sombra para lo que de verdad está por encima.'],
    dont: ['No anide dos esquinas del mismo radio.', 'No sume borde grueso y sombra.'],
  },
  render: () => (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={samples}>
        {Object.entries(radius).map(([name, px]) => (
          <Sample key={name} name={name} value={`${px} px`}>
            <Box
              sx={{ ...tile, borderRadius: `${px}px`, border: '1.5px solid', borderColor: 'control.border' }}
            />
          </Sample>
        ))}
      </Box>
      <Box sx={samples}>
        {Object.entries(shadow).map(([name, boxShadow]) => (
          <Sample key={name} name={name}>
            <Box sx={{ ...tile, borderRadius: `${radius.card}px`, boxShadow }} />
          </Sample>
        ))}
      </Box>
    </Box>
  ),
});

export const Todas = meta.story({ tags: ['visual'] });
