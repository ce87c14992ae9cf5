import { FormShell, FormActions } from '@laundry/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { mixed, object } from 'yup';
import { small } from '../kit.tsx';

/** A label and a hint that are longer than any on the sites. */
const longField = {
  label: 'Cuéntenos con el mayor detalle posible a qué hora ocurrió y qué decía la pantalla de la máquina',
  hint: 'Lo usamos solamente para enviarle el comprobante y para avisarle si el proveedor rechaza el pago; no lo compartimos con nadie.',
};

type Values = Record<string, unknown>;

interface SampleFormProps {
  values: Values;
  /** Refuses every value of 'field'. */
  mistake?: string | undefined;
  children: ReactNode;
}

/** A form that sends nothing. */
export const SampleForm = ({ values, mistake, children }: SampleFormProps) => (
  <FormShell
    initialValues={values}
    {...(mistake !== undefined && { schema: object({ field: mixed().test('wrong', mistake, () => false) }) })}
    onSubmit={() => undefined}
  >
    {children}
  </FormShell>
);

/** A form with the story's fields and 'ENVIAR'. */
const inForm =
  (values: Values, mistake?: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth: 440 }}>
      <SampleForm values={values} mistake={mistake}>
        <Story />
        <FormActions submit="ENVIAR" />
      </SampleForm>
    </div>
  );

/** Puts a story's field, whose name is 'field', into a form with a value. */
export const holding = (value: unknown) => ({ decorators: [inForm({ field: value })] });

/** Like `holding`, with a label and a hint longer than any on the sites, in the narrowest window. */
export const holdingLong = (value: unknown) => ({ ...holding(value), ...small, args: longField });

/** Like `holding`, for a story of several fields. */
export const holdingAll = (values: Values) => ({ decorators: [inForm(values)] });

/** Submits a story's field with a wrong value, and expects the error as its description. */
export const refused = (value: unknown, mistake: string) => ({
  decorators: [inForm({ field: value }, mistake)],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'ENVIAR' }));
    await expect(await canvas.findByText(mistake)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toHaveAccessibleDescription(
      expect.stringContaining(mistake),
    );
  },
});
