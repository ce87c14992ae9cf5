import type { ReactNode } from 'react';
import { OfflineNotice } from '@laundry/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Componentes/Avisos/Sin conexión',
  component: OfflineNotice,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  args: { children: 'Sin conexión.', kept: 'Lo que escribió queda guardado.' },
  parameters: {
    layout: 'fullscreen',
    about:
      'Una franja que aparece sola cuando el dispositivo se queda sin conexión y se va cuando vuelve. Un lector de pantalla la anuncia.',
    do: [
      'Póngala una vez, al final del contenido de toda página: queda a la vista, abajo, sin mover nada.',
      'Diga qué pasa con lo que la persona escribió: se muestra solo si hay algo escrito.',
    ],
    dont: ['No bloquee la página: leer y escribir se puede igual.'],
  },
});

/** A page whose only field is this one. */
const withField =
  (field: ReactNode): Decorator =>
  (Story) => (
    <>
      <main hidden>{field}</main>
      <Story />
    </>
  );

export const Normal = meta.story({
  decorators: withField(<input aria-label="Código" defaultValue="1234" />),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lo que escribió queda guardado.')).toBeVisible());
  },
});
export const NadaEscrito = meta.story({
  decorators: withField(<input type="password" aria-label="Contraseña" defaultValue="Correcta2026" />),
  name: 'Nada escrito, o solo una contraseña, que no se guarda',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sin conexión.')).toBeVisible());
    await expect(canvas.getByText('Lo que escribió queda guardado.')).not.toBeVisible();
  },
});
