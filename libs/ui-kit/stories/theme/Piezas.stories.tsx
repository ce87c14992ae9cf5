import { Button } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import preview from '../../../../.storybook/preview.tsx';
import { dark } from '../kit.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
const tones = [
  ['success', 'Acreditado'],
  ['info', 'En camino'],
  ['warning', 'Demorado'],
  ['error', 'Rechazado'],
] as const;

const Choices = () => (
  <Box sx={row}>
    <FormControlLabel control={<Checkbox />} label="Sin marcar" />
    <FormControlLabel control={<Checkbox defaultChecked />} label="Marcada" />
    <FormControlLabel control={<Checkbox indeterminate />} label="En parte" />
  </Box>
);

const Notices = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {tones.map(([tone, title]) => (
      <Alert key={tone} severity={tone}>
        <AlertTitle>{title}</AlertTitle>
        El saldo aparece en la tarjeta en unos minutos.
      </Alert>
    ))}
  </Box>
);

/** MUI's components with the theme. */
function BaseParts() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 760 }}>
      <Box sx={row}>
        <Button>Cargar saldo</Button>
        <Button variant="outlined">Ver precios</Button>
        <Button variant="text">Cancelar</Button>
        <Button disabled>Pagar</Button>
        <Link href="#base">Términos y condiciones</Link>
      </Box>
      <Choices />
      <Notices />
      <LinearProgress variant="determinate" value={60} aria-label="Avance" />
    </Box>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Piezas de base',
  parameters: {
    about:
      'Lo que el tema viste por sí solo, sin que ningún componente lo pida: botones, opciones, avisos. Si una pieza no se ve así, alguien le cambió el estilo a mano.',
    do: ['Use primero el componente del kit; la pieza de base, solo si el kit no tiene lo que busca.'],
    dont: ['No cambie colores, radios ni alturas de una pieza en una página: cambie el tema.'],
  },
  render: () => <BaseParts />,
});

export const Sitio = meta.story({ tags: ['visual'] });
export const SitioOscuro = meta.story({ name: 'Sitio oscuro', ...dark, tags: ['visual'] });
export const OtraMarca = meta.story({ name: 'Otra marca', globals: { brand: 'espuma' }, tags: ['visual'] });
