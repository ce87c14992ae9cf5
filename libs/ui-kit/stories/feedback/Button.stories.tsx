import { Button } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Botón con motivo',
  component: Button,
  args: { children: 'CREAR USUARIO' },
  decorators: [
    (Story) => (
      <div className="kit-actions">
        <Story />
      </div>
    ),
  ],
  parameters: {
    about:
      'Un botón que, cuando no se puede presionar, dice por qué. El motivo está atado al botón para los lectores de pantalla, se anuncia cuando cambia y el teclado llega hasta él.',
    do: ['Diga qué falta para que el botón sirva: «Elija primero un edificio.»'],
    dont: [
      'No deje un botón deshabilitado sin motivo escrito.',
      'No repita en el motivo el texto del botón.',
    ],
  },
});

export const Normal = meta.story();
export const Deshabilitado = meta.story({
  args: { disabledReason: 'Elija primero un edificio.' },
  tags: ['night'],
});
export const EnCurso = meta.story({ name: 'En curso', args: { loading: true } });
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, ...Deshabilitado.input.args }),
  name: 'Texto largo, a 320 px',
});
