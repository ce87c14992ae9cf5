import { screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

export const PAYER = { Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'ana@correo.example' };

/** Pastes texts into fields, by label. */
export async function write(user: UserEventObject, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  }
}
