import { TextField } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Texto de varias líneas',
  component: TextField,
  args: { name: 'field', label: 'Descripción', rows: 5, autoCapitalize: 'sentences' },
  parameters: {
    about: 'El mismo campo con varias líneas, para mensajes y descripciones. Crece con lo que se escribe.',
    do: ['Dé lugar para lo que se espera: cinco líneas invitan a contar.'],
    dont: ['No limite el largo de un mensaje.'],
  },
});

export const Normal = meta.story({
  ...holding('La secadora 2 descuenta minutos pero el tambor no gira.'),
  tags: ['visual'],
});
export const ConError = meta.story({ ...refused('', 'Cuéntenos qué ocurrió.'), name: 'Con error' });
export const TextoLargo = meta.story({
  ...holdingLong('La secadora 2 descuenta minutos pero el tambor no gira. '.repeat(8)),
  name: 'Texto largo, a 320 px',
});
