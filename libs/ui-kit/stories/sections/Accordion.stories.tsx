import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '@laundry/ui-kit';
import { expect, userEvent, within } from 'storybook/test';
import { long } from '../long.tsx';

const items = [
  { id: 'horario', title: '¿En qué horario puedo lavar?', content: 'Todos los días, de 7:00 a 23:00.' },
  { id: 'saldo', title: '¿Cuánto tarda en verse el saldo?', content: 'Se ve en cuanto se confirma el pago.' },
  { id: 'jabon', title: '¿Tengo que llevar jabón?', content: 'No, si su edificio tiene dosificador.' },
];

const meta = {
  title: 'Componentes/Bloques/Acordeón',
  component: Accordion,
  args: { items },
  parameters: {
    guide: {
      about: 'Preguntas que se abren. Funciona sin script; un enlace a «#id» abre la respuesta.',
      do: ['Escriba el título como lo preguntaría un vecino.'],
      dont: ['No esconda aquí lo que todos necesitan leer.'],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Abierta: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('¿Tengo que llevar jabón?'));
    await expect(canvas.getByText('No, si su edificio tiene dosificador.')).toBeVisible();
  },
  tags: ['visual'],
};
export const ConTeclado: Story = {
  name: 'Con el teclado',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const question = within(canvasElement).getByText('¿En qué horario puedo lavar?');
    await expect(question.closest('summary')).toHaveFocus();
  },
};
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
