import { expect, userEvent, within } from 'storybook/test';

/** Simulates a server: resolves with an error, or with undefined when it accepts the values. */
export type Send = () => Promise<string | undefined>;

/** A server that accepts everything immediately. */
export const accepting: Send = () => Promise.resolve(undefined);

interface Sent {
  /** The values to enter, by the field's label. */
  typed: Readonly<Record<string, string>>;
  submit: string;
  done: string;
  mistake: string;
}

interface Played {
  canvasElement: HTMLElement;
}

/** Stories of a submitted form: one that gets no answer, one that is accepted, one that is refused. */
export function served({ typed, submit, done, mistake }: Sent) {
  const server = { answer: (_mistake?: string): void => undefined };
  const args = {
    send: () =>
      new Promise<string | undefined>((resolve) => {
        server.answer = resolve;
      }),
  };
  const sent = async (canvasElement: HTMLElement) => {
    const canvas = within(canvasElement);
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(canvas.getByLabelText(label), text);
    const button = canvas.getByRole('button', { name: submit });
    await userEvent.click(button);
    await expect(await canvas.findByText('Enviando…')).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    return { canvas, button };
  };
  return {
    sending: {
      args,
      play: async ({ canvasElement }: Played) => {
        await sent(canvasElement);
      },
    },
    taken: {
      args,
      play: async ({ canvasElement }: Played) => {
        const { canvas } = await sent(canvasElement);
        server.answer();
        await expect(await canvas.findByText(done)).toBeVisible();
      },
    },
    refused: {
      args,
      play: async ({ canvasElement }: Played) => {
        const { canvas, button } = await sent(canvasElement);
        server.answer(mistake);
        await expect(await canvas.findByRole('alert')).toHaveTextContent(mistake);
        await expect(button).not.toHaveAttribute('aria-busy');
      },
    },
  };
}

/** Clicks the button of a form and expects a text. */
export const pressed = (submit: string, text: string) => ({
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
