import { documents } from '@laundry/mail-templates/samples';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Statement } from './Statement.tsx';

const meta = preview.meta({
  title: 'Correos/Informe de consumo',
  component: Statement,
  args: { document: documents.statement },
  parameters: {
    docs: {
      description: {
        component:
          'El informe de consumo de una tarjeta como lo muestra /report: el mismo documento que su correo, con el gráfico dibujado. Se guarda y se imprime sin nada más.',
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Informe de consumo');
    const root = () => frame.contentDocument?.documentElement;
    const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light';
    await waitFor(() => {
      void expect(root()?.querySelector('h1')?.textContent).toBe('Informe de consumo');
      void expect(root()?.style.colorScheme).toBe(scheme);
    });
    const parts = [...(root()?.querySelectorAll('details') ?? [])];
    const isPhone = (frame.contentWindow?.innerWidth ?? 0) <= 480;
    await expect(parts.map(({ open }) => open)).toEqual(parts.map(() => !isPhone));
    for (const part of parts) part.open = true;
    for (const { scrollWidth, parentElement: place } of root()?.querySelectorAll('table') ?? [])
      await expect(scrollWidth).toBeLessThanOrEqual(place?.clientWidth ?? 0);
  },
});

export const Normal = meta.story({ tags: ['night'] });
export const EnPapel = meta.story({
  name: 'En papel',
  args: { whenPrinted: true },
  globals: { scheme: 'dark', viewport: { value: 'tablet' } },
});
export const SinUsos = meta.story({ name: 'Sin usos', args: { document: documents.unusedCard } });
