import { Accordion } from '@laundry/ui-kit';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const items = [
  { id: 'horario', title: '¿En qué horario puedo lavar?', content: 'Todos los días, de 7:00 a 23:00.' },
  { id: 'saldo', title: '¿Cuánto tarda en verse el saldo?', content: 'Se ve en cuanto se confirma el pago.' },
  { id: 'jabon', title: '¿Tengo que llevar jabón?', content: 'No, si su edificio tiene dosificador.' },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Acordeón',
  component: Accordion,
  args: { items },
  parameters: {
    about: 'Preguntas que se abren. Funciona sin script; un enlace a «#id» abre la respuesta.',
    do: ['Escriba el título como lo preguntaría un vecino.'],
    dont: ['No esconda aquí lo que todos necesitan leer.'],
  },
});

export const Normal = meta.story();
export const Abierta = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('¿Tengo que llevar jabón?'));
    await expect(canvas.getByText('No, si su edificio tiene dosificador.')).toBeVisible();
  },
  tags: ['visual'],
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
