import { CardCodeField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Código de tarjeta',
  component: CardCodeField,
  args: { name: 'field', label: 'Código de tarjeta', hint: '8 dígitos' },
  parameters: {
    about:
      'El código de una tarjeta de lavado, en dos grupos como está impreso en ella. Se puede pegar cualquier texto que lo contenga. Su valor son los ocho dígitos, sin espacios.',
    do: ['Diga «8 dígitos» en la ayuda: es lo que dice la tarjeta.'],
    dont: ['No muestre el código con puntos ni de corrido.'],
  },
});

export const Normal = meta.story({ ...holding('12345678'), tags: ['visual'] });
