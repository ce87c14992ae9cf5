import { Photograph } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="#92CBEC"/><circle cx="240" cy="540" r="150" fill="#3348B8"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Componentes/Bloques/Fotografía',
  component: Photograph,
  args: {
    photograph: {
      avif: drawn,
      webp: drawn,
      src: drawn,
      width: 960,
      height: 720,
      alt: 'Una puerta de lavadora, abajo a la izquierda',
      focus: '25% 75%',
    },
    sizes: '464px',
  },
  argTypes: { photograph: { control: false } },
  parameters: {
    about:
      'Una fotografía de la marca, en el formato y el tamaño que convienen a la pantalla. El recorte deja a la vista lo que importa.',
    do: ['Diga en palabras qué muestra.', 'Señale el punto que no se puede cortar.'],
    dont: ['No ponga texto dentro de la fotografía.'],
  },
});

export const Normal = meta.story();
export const Apaisada = meta.story({ args: { ratio: '3 / 1' }, tags: ['visual'] });
