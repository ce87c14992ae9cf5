import Box from '@mui/material/Box';
import { radius } from '@laundry/ui-kit/tokens';
import { useBrand, tabularFigures } from '@laundry/ui-kit';
import { brands } from '@laundry/brand/brands';
import { palettes } from '@laundry/brand/palette';
import type { Scheme } from '@laundry/brand/palette';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contrastPairs } from './contrastPairs.ts';

interface SwatchProps {
  name: string;
  /** Any CSS colour. */
  colour: string;
  /** Its value, if useful. */
  value?: string;
}

/** A colour with its name below. */
function Swatch({ name, colour, value }: SwatchProps) {
  return (
    <Box>
      <Box
        sx={{
          height: 56,
          borderRadius: `${radius.control}px`,
          backgroundColor: colour,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Box sx={{ typography: 'caption', fontWeight: 600, mt: 0.5 }}>{name.replace('.', '.\u200B')}</Box>
      {value !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{value}</Box>}
    </Box>
  );
}

interface SwatchesProps {
  groups: readonly (readonly [title: string, swatches: readonly SwatchProps[]])[];
}

/** Groups of swatches, each in rows that wrap. */
const Swatches = ({ groups }: SwatchesProps) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    {groups.map(([title, swatches]) => (
      <Box key={title}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
          {title}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))', gap: 1.5 }}>
          {swatches.map((swatch) => (
            <Swatch key={swatch.name} {...swatch} />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

const ramps = [
  ['Primaria', 'primary'],
  ['Secundaria', 'secondary'],
  ['Acento', 'accent'],
  ['Neutros', 'neutral'],
] as const;

/** The colour ramps of the current brand. */
function Ramps() {
  const { colours } = useBrand();
  const toSwatches = (ramp: (typeof ramps)[number][1]) =>
    Object.entries(colours[ramp]).map(([name, colour]) => ({ name, colour, value: colour }));
  return <Swatches groups={ramps.map(([title, ramp]) => [title, toSwatches(ramp)])} />;
}

const groups = [
  ['Fondos', ['background']],
  ['Textos y líneas', ['text', 'control']],
  ['Acciones', ['primary', 'secondary', 'accent']],
  ['Avisos', ['error', 'warning', 'success', 'info']],
] as const;

/** All colour roles of the theme in the current scheme. */
function RoleSwatches() {
  const { light } = palettes(useBrand());
  const toSwatches = (role: (typeof groups)[number][1][number]) =>
    Object.keys(light[role]).map((part) => ({
      name: `${role}.${part}`,
      colour: `var(--mui-palette-${role}-${part})`,
    }));
  return <Swatches groups={groups.map(([title, roles]) => [title, roles.flatMap(toSwatches)])} />;
}

const ratios = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounds down, so that a displayed 4,5 is at least 4.5. */
const shown = (ratio: number) => `${ratios.format(Math.floor(ratio * 10) / 10)}:1`;
const variable = (role: string) => `var(--mui-palette-${role.replace('.', '-')})`;

/** All contrast pairs of the theme, as samples and figures. */
function ContrastTable({ scheme }: { scheme: Scheme }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {contrastPairs(palettes(useBrand())[scheme]).map(({ foreground, background, least, ratio }) => (
        <Box
          key={`${foreground} ${background}`}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center', typography: 'caption' }}
        >
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: 56,
              height: 44,
              display: 'grid',
              placeItems: 'center',
              borderRadius: `${radius.control}px`,
              border: '1px solid',
              borderColor: 'divider',
              backgroundColor: variable(background),
              color: variable(foreground),
              typography: 'h4',
            }}
          >
            {least > 3 ? 'Aa' : '○'}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, ...tabularFigures }}>
              {shown(ratio)} de {shown(least)}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {foreground} / {background}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Colores',
  parameters: {
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
});

export const Papeles = meta.story({ render: () => <RoleSwatches />, tags: ['visual'] });
export const Escalas = meta.story({ render: () => <Ramps /> });
export const Contrastes = meta.story({
  render: (_, { globals }) => <ContrastTable scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'} />,
  tags: ['night'],
  play: async () => {
    const shown = Object.values(brands).flatMap((brand) =>
      Object.entries(palettes(brand)).flatMap(([scheme, palette]) =>
        contrastPairs(palette).map((pair) => ({ brand: brand.id, scheme, ...pair })),
      ),
    );
    await expect(shown.filter(({ ratio, least }) => ratio < least)).toEqual([]);
  },
});
