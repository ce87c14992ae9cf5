import { ExpandableList, ExpandableListItem } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Datos/Filas que se abren',
  component: ExpandableListItem,
  args: { title: 'Torre Bulevar', end: '$ 1.761', second: '6 lavados', children: 'Usos fallidos: 1' },
  parameters: {
    ...portal.parameters,
    about: 'Las filas de una tabla en un celular: cada una son dos líneas, y se abre.',
    do: ['Ponga a la derecha el número que se vino a ver.'],
    dont: ['No esconda en una fila algo que hay que hacer.'],
  },
  render: (row) => (
    <ExpandableList label="Edificios">
      <ExpandableListItem {...row} />
      <ExpandableListItem {...row} opened />
    </ExpandableList>
  ),
});

export const Normal = meta.story();
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
