import { expect, userEvent, within } from 'storybook/test';

/** Answers like a server: what went wrong, or nothing when it took the values. */
export type Send = () => Promise<string | undefined>;

/** A server that takes everything at once. */
export const accepting: Send = () => Promise.resolve(undefined);

interface Sent {
  /** What is entered, by the field's label. */
  typed: Readonly<Record<string, string>>;
  submit: string;
  done: string;
  mistake: string;
}

interface Played {
  canvasElement: HTMLElement;
}

/**
 * What stories add to have their form sent: one whose answer does not come, one that is taken, one that is
 * refused.
 */
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

/** Presses the button of a form as it stands and looks for what it says. */
export const pressed = (submit: string, text: string) => ({
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
