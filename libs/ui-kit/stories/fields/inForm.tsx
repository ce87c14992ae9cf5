import { FormShell, SubmitButton } from '@laundry/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mixed, object } from 'yup';

type Values = Record<string, unknown>;

/**
 * A form around the story's field, its button 'ENVIAR'; every value is refused with the `mistake`, where
 * there is one.
 */
const inForm =
  (values: Values, mistake?: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth: 440 }}>
      <FormShell
        initialValues={values}
        {...(mistake !== undefined && {
          schema: object(
            Object.fromEntries(
              Object.keys(values).map((name) => [name, mixed().test('wrong', mistake, () => false)]),
            ),
          ),
        })}
        onSubmit={() => undefined}
        submitError={undefined}
        submitting={false}
      >
        <Story />
        <SubmitButton>ENVIAR</SubmitButton>
      </FormShell>
    </div>
  );

/** What a story adds to have its field (its name is 'field') in a form that holds the value. */
export const holding = (value: unknown) => ({ decorators: [inForm({ field: value })] });

/** What a story of several fields adds. */
export const holdingAll = (values: Values) => ({ decorators: [inForm(values)] });

/**
 * What a story adds to show its field after a submit that found a mistake: told, tied to it, and with the
 * focus.
 */
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
