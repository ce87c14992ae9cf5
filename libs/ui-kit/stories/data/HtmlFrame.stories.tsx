import { HtmlFrame } from '@laundry/ui-kit/safe-html';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

const uses = Array.from(
  { length: 6 },
  (_, day) =>
    `<tr><td>0${day + 1}/03/2026 18:30</td><td>Torre Bulevar</td><td>Lavadora 1</td><td>Exitoso</td></tr>`,
).join('');
const report = `<!doctype html><html><body><h1>Informe de consumo</h1><p>Usos de su tarjeta en los últimos 12 meses.</p>
<table><tr><th scope="row">Tarjeta</th><td>12345678</td></tr><tr><th scope="row">Usos</th><td>6</td></tr></table>
<table><caption>Detalle de usos</caption><thead><tr><th scope="col">Fecha</th><th scope="col">Edificio</th><th scope="col">Máquina</th><th scope="col">Resultado</th></tr></thead><tbody>${uses}</tbody></table></body></html>`;

const meta = preview.meta({
  title: 'Componentes/Datos/Documento ajeno',
  component: HtmlFrame,
  args: { html: report, title: 'Informe de consumo' },
  parameters: {
    about:
      'Un documento ajeno, limpio y dentro de un marco donde no corre ningún guion. Es alto como su contenido, sus tablas anchas corren dentro de sí mismas y se imprime solo (print de su ref). safeDocument da el mismo documento para guardarlo. Entrada propia: @laundry/ui-kit/safe-html.',
    do: ['Muestre así un documento entero que escribió un servidor y que se imprime o se guarda.'],
    dont: ['No lo use para un texto dentro de la página: para eso está HTML saneado.'],
  },
});

export const Normal = meta.story({ tags: ['night'] });
export const EnPapel = meta.story({
  name: 'Impreso con su página',
  args: { html: `${report}<script>alert(1)</script><details><summary>Más</summary>Plegado</details>` },
  play: async ({ canvas }) => {
    // A frame would be cut at the edges of sheets, so its page prints a copy of its text.
    const frame = await canvas.findByTitle('Informe de consumo');
    await waitFor(() => expect(frame.parentElement?.shadowRoot).not.toBeNull());
    const copy = frame.parentElement?.shadowRoot;
    await expect(copy?.querySelectorAll('tbody tr')).toHaveLength(8);
    await expect(copy?.querySelector('script')).toBeNull();
    await expect(copy?.querySelector('details')).toHaveAttribute('open');
    await expect(copy?.querySelector('html')).not.toBeVisible();
    await expect(frame).toBeVisible();
  },
});
