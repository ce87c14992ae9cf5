import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { BaseFields } from './BaseFields.tsx';
import { BaseTable } from './BaseTable.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
const tones = {
  success: 'Acreditado',
  info: 'En camino',
  warning: 'Demorado',
  error: 'Rechazado',
} as const;
const severities = ['success', 'info', 'warning', 'error'] as const;

const Choices = () => (
  <Box sx={row}>
    <FormControlLabel control={<Checkbox />} label="Sin marcar" />
    <FormControlLabel control={<Checkbox defaultChecked />} label="Marcada" />
    <FormControlLabel control={<Checkbox indeterminate />} label="En parte" />
    <FormControlLabel control={<Radio name="machine" />} label="Secadora" />
    <FormControlLabel control={<Radio name="machine" defaultChecked />} label="Lavadora" />
    <FormControlLabel control={<Switch defaultChecked />} label="Avisos" />
  </Box>
);

const Notices = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {severities.map((tone) => (
      <Alert key={tone} severity={tone}>
        <AlertTitle>{tones[tone]}</AlertTitle>
        El saldo aparece en la tarjeta en unos minutos.
      </Alert>
    ))}
  </Box>
);

/** MUI's components with the theme. */
export function BaseParts() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 760 }}>
      <Box sx={row}>
        <Button variant="contained">Cargar saldo</Button>
        <Button variant="outlined">Ver precios</Button>
        <Button>Cancelar</Button>
        <Button variant="contained" disabled>
          Pagar
        </Button>
        <Link href="#base">Términos y condiciones</Link>
      </Box>
      <BaseFields />
      <Choices />
      <Box sx={row}>
        <Chip label="Todas" />
        <Chip label="Lavado" color="primary" />
        {severities.map((tone) => (
          <Chip key={tone} label={tones[tone]} color={tone} />
        ))}
        <Chip label="Borde" variant="outlined" />
      </Box>
      <Tabs value={0} aria-label="Movimientos">
        <Tab label="Cargas" />
        <Tab label="Usos" />
      </Tabs>
      <BaseTable />
      <Notices />
      <Box>
        <Accordion defaultExpanded>
          <AccordionSummary>¿Cuánto demora el lavado?</AccordionSummary>
          <AccordionDetails>Treinta y ocho minutos, con agua fría o tibia.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>¿Qué jabón uso?</AccordionSummary>
          <AccordionDetails>El dispensador lo agrega solo.</AccordionDetails>
        </Accordion>
      </Box>
      <LinearProgress variant="determinate" value={60} aria-label="Avance" />
    </Box>
  );
}
