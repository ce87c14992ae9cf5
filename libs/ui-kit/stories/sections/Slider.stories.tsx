import { Slider, Testimonial } from '@laundry/ui-kit';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';
import { long } from '../long.tsx';

const quotes = [
  {
    quote: 'Bajo con la ropa, acerco la tarjeta y subo. No vuelvo a cargar bolsas.',
    role: 'Vecina',
    place: 'Pocitos',
  },
  { quote: 'Dejaron de llamarme por las máquinas.', role: 'Administrador', place: 'Cordón' },
  { quote: 'El jabón se pone solo y la ropa sale seca.', role: 'Vecino', place: 'Malvín' },
  { quote: 'Cargo saldo desde el celular.', role: 'Vecina', place: 'La Blanqueada' },
];
const toSlides = (words: typeof quotes) =>
  words.map((quote) => ({ name: quote.place, content: <Testimonial {...quote} /> }));
const slides = toSlides(quotes);

const meta = preview.meta({
  title: 'Componentes/Bloques/Carrusel',
  component: Slider,
  args: { label: 'Opiniones', slides },
  parameters: {
    about:
      'Cosas una al lado de la otra, que se deslizan con el dedo. Cada una tiene un enlace con su nombre, que funciona sin script; nada se mueve solo.',
    do: ['Úselo para opiniones o fotos que se pueden saltear.'],
    dont: ['No ponga en él lo que todos deben ver.', 'No lo haga avanzar solo.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const UnoSolo = meta.story({ name: 'Uno solo', args: { slides: slides.slice(0, 1) } });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
export const Angosto = meta.story({
  ...small,
  name: 'Celular chico, 320 px',
  play: async ({ canvas }) => {
    const [first, second] = [
      canvas.getByRole('link', { name: 'Pocitos' }),
      canvas.getByRole('link', { name: 'Cordón' }),
    ];
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
    await expect(second).not.toHaveAttribute('aria-current');
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await expect(first).not.toHaveAttribute('aria-current');
  },
});
