import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = { title: 'Pruebas/Portal/Actividad', tags: ['!dev', '!autodocs'], ...pageTests } satisfies Meta;

export default meta;
type Story = StoryObj;

const alive: FakeAnswer = {
  method: 'GET',
  path: '/public-site/v1/administrations/adm-1/buildings',
  body: [],
};

const entry = (id: number, fields: object = {}) => ({
  id: String(id),
  at: '2026-03-14T18:32:00.000Z',
  actor_name: 'Ana Silva',
  actor_email: 'ana@demo.example',
  kind: 'resident-removed',
  subject: 'Luis Sosa (luis@correo.example)',
  building_name: 'Edificio Sur',
  ...fields,
});

const page = (...body: object[]): FakeAnswer => ({
  method: 'GET',
  path: '/api/v1/administrations/adm-1/activity',
  body,
});

const show = (mount: Mount, ...answers: FakeAnswer[]) =>
  openPage(mount, '/dashboard-activity', [alive, ...answers]);

export const EntriesShown: Story = {
  name: 'says who did what to whom, where and when',
  play: async ({ mount }) => {
    await show(
      mount,
      page(entry(2), entry(1, { kind: 'password-changed', subject: null, building_name: null })),
    );
    await waitFor(() =>
      expect(screen.getByText('Eliminó al usuario Luis Sosa (luis@correo.example)')).toBeVisible(),
    );
    await waitFor(() =>
      expect(screen.getByText('Ana Silva (ana@demo.example) · En Edificio Sur')).toBeVisible(),
    );
    await expect(screen.getAllByText('14/03/2026 15:32')).toHaveLength(2);
    await waitFor(() => expect(screen.getByText('Cambió su contraseña')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'VER MÁS' })).not.toBeInTheDocument();
  },
};

export const EarlierEntries: Story = {
  name: 'asks for what came before the last one, as long as pages are full',
  play: async ({ mount }) => {
    const full = Array.from({ length: 50 }, (_, index) => entry(100 - index));
    const { user, server } = await show(mount, page(...full), page(entry(50)));
    await user.click(await screen.findByRole('button', { name: 'VER MÁS' }));
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(51));
    await expect(server.requests.at(-1)?.url.search).toBe('?perPage=50&before=51');
    await expect(screen.queryByRole('button', { name: 'VER MÁS' })).not.toBeInTheDocument();
  },
};
