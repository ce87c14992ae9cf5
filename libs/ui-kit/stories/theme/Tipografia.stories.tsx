import Box from '@mui/material/Box';
import { tabularFigures } from '@laundry/ui-kit';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';

const scale = [
  ['h1', 'Su ropa, limpia en 38 minutos'],
  ['h2', 'Cargue su tarjeta desde el celular'],
  ['h3', 'Elija cómo pagar'],
  ['h4', 'Comprobante de la carga'],
  ['subtitle1', 'La lavandería de su edificio, abierta a toda hora y sin monedas.'],
  [
    'body1',
    'El saldo queda en su tarjeta apenas se acredita el pago y se usa en cualquier máquina del edificio.',
  ],
  ['body2', 'Si el pago no se acredita en 24 horas, escríbanos con el número del comprobante.'],
  ['caption', 'Precios en pesos uruguayos, impuestos incluidos.'],
] as const;

const amounts = ['$ 1.111,11', '$ 9.876,50', '$ 4.040,00'] as const;

const Scale = () => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
    {scale.map(([variant, sample]) => (
      <Box key={variant}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{variant}</Box>
        <Box sx={{ typography: variant }}>{sample}</Box>
      </Box>
    ))}
  </Box>
);

/** The fonts that are shown while Onest loads. */
const findFallbacks = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes('Onest Fallback'));

const meta = preview.meta({
  title: 'Fundamentos/Tipografía',
  parameters: {
    about:
      'Onest es la única letra de los dos sitios: una fuente variable, servida por el propio sitio, recortada al alfabeto latino (34 kB). Los títulos van firmes y apretados; el cuerpo, suelto. El sitio respira con una escala amplia que crece con la ventana; el portal usa la misma familia, más chica y más junta. Los importes, las fechas y los códigos llevan cifras de un mismo ancho.',
    do: [
      'Use las variantes del tema; el nivel del título lo da el contenido, no el tamaño.',
      'Ponga cifras tabulares en importes, tablas y códigos de tarjeta, alineadas a la derecha cuando se comparan.',
    ],
    dont: [
      'No escriba frases enteras en mayúsculas: solo los botones de paso, SÍ y NO.',
      'No pase de 75 letras por línea.',
    ],
  },
  render: Scale,
});

export const Sitio = meta.story({ tags: ['visual'] });
export const Portal = meta.story({ ...portal, tags: ['visual'] });

export const Cifras = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 4, width: 'fit-content' }}>
      {(
        [
          ['Tabulares', tabularFigures],
          ['Del texto', {}],
        ] as const
      ).map(([title, figures]) => (
        <Box key={title} sx={{ ...figures, textAlign: 'right' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{title}</Box>
          {amounts.map((amount) => (
            <div key={amount}>
              <span className={title}>{amount}</span>
            </div>
          ))}
        </Box>
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('.Tabulares')].map(
      (amount) => amount.getBoundingClientRect().width,
    );
    await expect(new Set(widths).size).toBe(1);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.font = '1000px "Onest Variable"';
    const onest = pen.measureText('1');
    const fallbacks = findFallbacks();
    await expect(fallbacks).toHaveLength(7);
    for (const { style } of fallbacks) {
      const read = (name: string) => parseFloat(style.getPropertyValue(name));
      const scale = read('size-adjust') / 10;
      await expect(read('ascent-override') * scale).toBeCloseTo(onest.fontBoundingBoxAscent, -1);
      await expect(read('descent-override') * scale).toBeCloseTo(onest.fontBoundingBoxDescent, -1);
      await expect(read('line-gap-override')).toBe(0);
    }
  },
});
