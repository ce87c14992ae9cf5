import { Button } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { motion } from '@laundry/ui-kit/tokens';
import preview from '../../../../.storybook/preview.tsx';

function Moves() {
  const [moved, setMoved] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      {(['quick', 'settle'] as const).map((name) => (
        <Box key={name}>
          <Box sx={{ typography: 'caption', mb: 0.5 }}>
            <strong>{name}</strong> · {motion[name]} ms
          </Box>
          <Box sx={{ borderRadius: 999, backgroundColor: 'background.tinted', p: 0.5 }}>
            <Box
              sx={{
                width: 40,
                height: 40,
                borderRadius: '50%',
                backgroundColor: 'primary.main',
                marginLeft: moved ? 'calc(100% - 40px)' : 0,
                transition: `margin-left ${motion[name]}ms ${motion.curve}`,
              }}
            />
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        aria-pressed={moved}
        onClick={() => setMoved(!moved)}
        style={{ justifySelf: 'start' }}
      >
        Mover
      </Button>
    </Box>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Movimiento',
  parameters: {
    about:
      'Se mueve lo que responde: un botón que cede al apretarlo, un menú que llega, un panel que se abre. Dos duraciones y una sola curva, que arranca rápido y se asienta. Quien pide menos movimiento en su dispositivo no ve ninguno.',
    do: ['Use quick para lo que responde al dedo y settle para lo que entra en la página.'],
    dont: [
      'No anime nada en bucle, salvo la espera.',
      'No retenga una acción hasta que termine un movimiento.',
    ],
  },
  render: () => <Moves />,
});

export const Duraciones = meta.story({ tags: ['night'] });
