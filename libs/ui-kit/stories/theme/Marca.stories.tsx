import Box from '@mui/material/Box';
import { Logo, useBrand } from '@laundry/ui-kit';
import { drawFavicon, drawIcon, iconFiles } from '@laundry/brand/drawing';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';
import { Sample, samples } from './Sample.tsx';

const LARGEST = 132;
const asImage = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The icons that a site gets from its brand, scaled down where necessary. */
function AppIcons() {
  const brand = useBrand();
  const icons = [
    { file: 'favicon.svg', size: 32, drawing: drawFavicon(brand) },
    ...iconFiles.map(({ file, size, share }) => ({ file, size, drawing: drawIcon(brand, share) })),
  ];
  return (
    <Box sx={samples}>
      {icons.map(({ file, size, drawing }) => (
        <Sample key={file} name={file} value={`${size} px`}>
          <img
            src={asImage(drawing)}
            alt=""
            width={Math.min(size, LARGEST)}
            height={Math.min(size, LARGEST)}
          />
        </Sample>
      ))}
    </Box>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Marca',
  component: Logo,
  args: { name: 'Lavadero', size: 64 },
  parameters: {
    about:
      'El logo es un dato de la configuración: formas, papeles de color y manera de escribir el nombre. Cambie la marca en la barra de herramientas y verá otra empresa con las mismas páginas. El favicon, los íconos de aplicación y el manifiesto se hacen con ese mismo dato al construir cada sitio.',
    do: ['Deje alrededor del logo, por lo menos, la mitad de su alto.'],
    dont: [
      'No la dibuje con menos de 20 px de lado.',
      'No le cambie colores ni le agregue sombra: sigue al tema.',
    ],
  },
});

export const Completo = meta.story({ tags: ['visual'] });
export const NombreLargo = meta.story({
  ...small,
  name: 'Nombre largo en 320 px',
  args: { name: 'Lavandería Cooperativa del Puerto', size: 36 },
});
export const Tamanos = meta.story({
  name: 'Tamaños',
  render: ({ name }) => (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {[20, 30, 36, 48, 64, 80].map((size) => (
        <Logo key={size} name={name} size={size} />
      ))}
    </Box>
  ),
});
export const Iconos = meta.story({ name: 'Íconos', render: () => <AppIcons />, tags: ['visual'] });
export const OtraMarca = meta.story({
  name: 'Otra marca',
  args: { name: 'Espuma' },
  globals: { brand: 'espuma' },
  tags: ['visual'],
});
