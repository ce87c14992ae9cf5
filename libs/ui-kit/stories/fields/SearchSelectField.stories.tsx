import { SearchSelectField } from '@laundry/ui-kit';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Selección con búsqueda',
  component: SearchSelectField,
  args: {
    name: 'field',
    label: 'Edificio',
    placeholder: 'Seleccione Edificio',
    options: [
      { value: 'b1', label: 'Torre Bulevar' },
      { value: 'b2', label: 'Parque Batlle' },
      {
        value: 'b3',
        label: 'Complejo Habitacional Parque Batlle y Ordóñez, torre norte, acceso por la calle lateral',
      },
    ],
  },
  parameters: {
    about:
      'Una opción de una lista larga: se escribe una parte y se elige, con el teclado o con el dedo. Dice cuando no hay resultados, y se puede borrar.',
    do: ['Úsela cuando la lista puede pasar de quince opciones, como los edificios.'],
    dont: ['No la use para buscar en el servidor: no muestra que está cargando.'],
  },
});

export const Normal = meta.story({ ...holding('b2'), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(''), name: 'Vacío' });
export const ConError = meta.story({ ...refused('', 'Elija un edificio.'), name: 'Con error' });
export const Deshabilitado = meta.story({ ...Normal.input, args: { disabled: true }, tags: [] });
export const TextoLargo = meta.story({ ...holdingLong('b3'), name: 'Texto largo, a 320 px' });
export const SinResultados = meta.story({
  ...holding(''),
  name: 'Sin resultados',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Edificio' }), 'zzz');
    await expect(await screen.findByText('No hay resultados')).toBeVisible();
  },
});
export const Abierta = meta.story({
  ...holding('b2'),
  ...small,
  name: 'Abierta, a 320 px',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Edificio' }));
    await expect(await screen.findByRole('option', { name: 'Parque Batlle', selected: true })).toBeVisible();
  },
});
