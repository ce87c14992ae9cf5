import { inviteResult } from './inviteResult.ts';
import type { Invitee } from './invitee.ts';

const row = (line: number, firstname: string, outcome: Invitee['outcome']): Invitee => ({
  line,
  person: { firstname, lastname: '@SUM(1)', email: 'a@b.uy', reference: 'Apto "1"; fondo' },
  outcome,
  key: '',
});

it('the result opens in a spreadsheet and does nothing there', async () => {
  const blob = await inviteResult([
    row(2, '=1+1\n+2', { status: 'created' }),
    row(3, 'Ana', { status: 'failed', text: '-No.' }),
  ]);
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(blob);
  await read;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer);
  expect(text).toBe(
    [
      '\uFEFFLínea;Nombre;Apellido;E-mail;Referencia;Estado',
      `2;"'=1+1\n+2";'@SUM(1);a@b.uy;"Apto ""1""; fondo";Invitada`,
      `3;Ana;'@SUM(1);a@b.uy;"Apto ""1""; fondo";'-No.`,
    ].join('\r\n') + '\r\n',
  );
});
