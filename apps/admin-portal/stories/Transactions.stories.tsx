import { gate } from '@laundry/flow/testing';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { REPORT, SIGNED_IN, buildings, report, transactionsSummary } from './answers.ts';
import { portalPage, shows } from './PortalPage.tsx';

const meta = preview.meta({
  title: 'Páginas/Portal/Consulta de transacciones',
  ...portalPage,
  args: { path: REPORT, kept: SIGNED_IN },
});

export const Resultado = meta.story({
  args: { answers: [buildings, transactionsSummary, report(73)] },
  play: shows('73 transacciones'),
  tags: ['visual'],
});
export const EnUnCelular = meta.story({
  name: 'En un celular',
  args: { answers: [buildings, transactionsSummary, report(4)] },
  play: shows('4 transacciones'),
  globals: { viewport: { value: 'small' } },
  tags: ['visual'],
});
export const Buscando = meta.story({
  args: { answers: [buildings, transactionsSummary, { ...report(0), gate: gate() }] },
  play: async (context) => {
    await shows('Cargando resultados…')(context);
    const exporting = context.canvas.getByRole('button', { name: 'Exportar' });
    await expect(exporting).toHaveAccessibleDescription('Cargando resultados…');
    await userEvent.click(exporting);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});
