import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../test/portal.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { alerts, headed, PortalPage, shows } from './PortalPage.tsx';

const KINDS = ['resident-removed', 'resident-invited', 'resident-invited-again', 'password-changed'];

const entry = (place: number) => {
  const kind = KINDS[place % KINDS.length] ?? '';
  const ofSomebody = kind !== 'password-changed';
  return {
    id: String(1000 - place),
    at: new Date(Date.UTC(2026, 2, 28 - (place % 27), 18, place % 60)).toISOString(),
    actor_name: place % 3 === 0 ? 'Bruno Paz' : 'Ana Silva',
    actor_email: place % 3 === 0 ? 'bruno@demo.example' : 'ana@demo.example',
    kind,
    subject: ofSomebody ? `Luis Sosa (luis${place}@correo.example)` : null,
    building_name: ofSomebody ? 'Torre Bulevar' : null,
  };
};
const page = (body: unknown, more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/administrations/adm-1/activity',
  body,
  ...more,
});
const answered = (answer: FakeAnswer) => ({ answers: [buildings, answer] });
const entries = (count: number) => Array.from({ length: count }, (_, place) => entry(place));

const meta = {
  title: 'Páginas/Portal/Actividad',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: '/dashboard-activity', kept: SIGNED_IN, ...answered(page(entries(6))) },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: shows('Eliminó al usuario Luis Sosa (luis0@correo.example)'),
  tags: ['night'],
};
export const Mucha: Story = { args: answered(page(entries(50))), play: shows('VER MÁS') };
export const SinActividad: Story = {
  name: 'Sin actividad',
  args: answered(page([])),
  play: shows('Todavía no hay actividad'),
};
export const Cargando: Story = {
  args: answered(page([], { gate: gate() })),
  play: headed,
};
export const ConError: Story = {
  name: 'Con error',
  args: answered({ ...page([]), ...refusal(500, 'ex_internal') }),
  play: alerts,
};
