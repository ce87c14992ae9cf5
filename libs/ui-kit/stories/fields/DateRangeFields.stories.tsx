import { DateRangeFields } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';
import { holdingAll } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Entre dos días',
  component: DateRangeFields,
  args: { from: { name: 'from', label: 'Desde' }, to: { name: 'to', label: 'Hasta' } },
  parameters: {
    about:
      'Dos días, ambos incluidos. Cada uno limita lo que ofrece el otro; si quedan en el orden equivocado se dice al momento y no se envía. Con presets, los botones Hoy, Este mes y Mes anterior llenan los dos; los días son de Montevideo.',
    do: ['Ofrezca los períodos de uso corriente con presets en los reportes.'],
    dont: ['No corrija en silencio dos días en el orden equivocado: se dice al momento.'],
  },
});

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

export const Normal = meta.story({ ...holdingAll(MARCH), tags: ['visual'] });
export const Vacio = meta.story({ ...holdingAll({ from: '', to: '' }), name: 'Vacío' });
export const ConPeriodos = meta.story({
  ...Normal.input,
  ...portal,
  name: 'Con períodos',
  args: { presets: true },
});
export const AlReves = meta.story({
  ...holdingAll({ from: '2026-03-31', to: '2026-03-01' }),
  name: 'En el orden equivocado',
});
export const TextoLargo = meta.story({
  ...holdingAll(MARCH),
  ...long({ ...meta.input.args, presets: true }),
  name: 'Texto largo, a 320 px',
});
