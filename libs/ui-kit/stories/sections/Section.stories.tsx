import { Prose, Section } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
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
    about:
      'Una parte de la página, de borde a borde, con su título y su ancla. Las bandas teñidas separan sin líneas.',
    do: [
      'Alterne bandas blancas y teñidas.',
      'Ponga el título al lado (`beside`) de lo que se lee en una columna.',
      'Déle un `id` corto si algún enlace lleva a ella.',
    ],
    dont: ['No ponga dos bandas teñidas seguidas.'],
  },
});

export const Normal = meta.story();
export const Tenida = meta.story({ name: 'Teñida', args: { tinted: true }, tags: ['visual'] });
export const AlLado = meta.story({ name: 'Título al lado', args: { beside: true }, tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
export const Vacia = meta.story({ name: 'Sin contenido', args: { children: undefined } });
