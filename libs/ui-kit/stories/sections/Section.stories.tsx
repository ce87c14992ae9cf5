import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose, Section } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Bloques/Sección',
  component: Section,
  args: {
    title: 'Instalación',
    lead: 'Nos ocupamos de todo, desde el relevamiento hasta el primer lavado.',
    id: 'instalacion',
    children: (
      <Prose>
        <p>
          Revisamos la instalación eléctrica y sanitaria del edificio, acordamos el lugar de las máquinas con
          la administración y dejamos todo funcionando, con la señalización puesta y los vecinos avisados.
        </p>
      </Prose>
    ),
  },
  parameters: {
    layout: 'fullscreen',

    guide: {
      about:
        'Una parte de la página, de borde a borde, con su título y su ancla. Las bandas teñidas separan sin líneas.',
      do: [
        'Alterne bandas blancas y teñidas.',
        'Ponga el título al lado (`beside`) de lo que se lee en una columna.',
        'Déle un `id` corto si algún enlace lleva a ella.',
      ],
      dont: ['No ponga dos bandas teñidas seguidas.'],
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Tenida: Story = { name: 'Teñida', args: { tinted: true }, tags: ['visual'] };
export const AlLado: Story = { name: 'Título al lado', args: { beside: true }, tags: ['visual'] };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
export const Vacia: Story = { name: 'Sin contenido', args: { children: undefined } };
