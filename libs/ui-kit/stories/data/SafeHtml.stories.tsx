import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeHtml } from '@laundry/ui-kit/safe-html';
import { expect } from 'storybook/test';
import { dark, small } from '../kit.tsx';

const report = `<h2>Consumo de marzo</h2>
<p>Tarjeta <strong>12345678</strong>. Consulte las <a href="https://ejemplo.example/tarifas">tarifas</a>.</p>
<table><caption>Usos</caption><tr><th scope="col">Fecha</th><th scope="col">Máquina</th><th scope="col">Edificio</th><th scope="col">Importe</th></tr>
<tr><td>02/03/2026</td><td>LAVADORA - 1</td><td>Torre Bulevar</td><td>$ 160</td></tr>
<tr><td>05/03/2026</td><td>SECADORA - 2</td><td>Torre Bulevar</td><td>$ 1.234,50</td></tr></table>
<ul><li>Los importes incluyen impuestos.</li><li>El saldo no vence.</li></ul>`;

const meta = {
  title: 'Componentes/Datos/HTML saneado',
  component: SafeHtml,
  args: { html: report },
  parameters: {
    guide: {
      do: ['Muestre así todo HTML que escriba un servidor: informes, descripciones de accesorios.'],
      dont: ['No inserte HTML de otra manera.', 'No espere estilos propios del texto: los da el kit.'],
    },
    docs: {
      description: {
        component:
          'HTML ajeno, limpio de todo lo que actúa: guiones, estilos, formularios, marcos. Las tablas corren dentro de sí mismas y los enlaces salen en otra pestaña. Antes de que haya navegador muestra su texto de reserva. Entrada propia: @laundry/ui-kit/safe-html.',
      },
    },
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const Hostil: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed;inset:0">Texto</p><script>alert(1)</script><iframe src="https://mal.example"></iframe><svg onload="alert(1)"></svg><a href="javascript:alert(1)">enlace</a><form><input name="clave"></form>`,
  },
  play: async ({ canvasElement }) => {
    const acting = canvasElement.querySelectorAll(
      'script, iframe, svg, form, input, [onclick], [style], [href]',
    );
    await expect(acting).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent('Texto');
  },
};
export const Vacio: Story = { name: 'Vacío', args: { html: '' } };
export const TextoLargo: Story = {
  ...small,
  name: 'Texto largo, a 320 px',
  args: { html: `${report}<p>${'palabra'.repeat(30)}</p><p>${'Un texto largo. '.repeat(20)}</p>` },
};
export const Oscuro: Story = { ...dark };
