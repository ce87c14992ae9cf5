import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import preview from '../../../../.storybook/preview.tsx';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12] as const;

const Bar = ({ name, width }: { name: string; width: string }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 2, alignItems: 'center' }}>
    <Box sx={{ typography: 'body2' }}>{name}</Box>
    <Box sx={{ width, height: 20, borderRadius: '4px', backgroundColor: 'primary.main' }} />
  </Box>
);

const meta = preview.meta({
  title: 'Fundamentos/Espacios',
  parameters: {
    about:
      'Todas las distancias salen de una unidad de 8 px. Lo que va junto se separa con 1 o 2; las partes de una tarjeta, con 3; los bloques de una página, con 6 o más. La página cambia de forma en cinco anchos, de 320 px a pantallas de 1920 px.',
    do: [
      'Separe más lo que dice cosas distintas que lo que dice lo mismo.',
      'Use gap en la grilla de quien contiene.',
    ],
    dont: [
      'No ponga márgenes sueltos para corregir a un vecino.',
      'No deje una línea de texto más ancha que 760 px.',
    ],
  },
});

export const Escala = meta.story({
  tags: ['visual'],
  render: () => (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {steps.map((step) => (
        <Bar key={step} name={`${step.toLocaleString('es-UY')} · ${step * 8} px`} width={`${step * 8}px`} />
      ))}
    </Box>
  ),
});

export const Anchos = meta.story({
  name: 'Anchos de ventana',
  render: function Widths() {
    const { values } = useTheme().breakpoints;
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {Object.entries(values).map(([name, from]) => (
          <Bar key={name} name={`${name} · ${from} px`} width={`${Math.max(1, (from / values.xl) * 100)}%`} />
        ))}
      </Box>
    );
  },
});
