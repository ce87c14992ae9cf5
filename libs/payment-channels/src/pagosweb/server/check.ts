import type { PagosWebSettings } from './channel.ts';
import { right, unseen, wrong } from '../../server/channel.ts';
import type { Send, Finding } from '../../server/channel.ts';
import { decryptToken, encryptToken, formatFecha } from './cipher.ts';

const SAMPLE = 'provider check';

/** Whether a token can be made with the key and read again. */
function keyFinding(key: string): Finding {
  const { length } = Buffer.from(key, 'base64');
  const fecha = formatFecha(new Date());
  try {
    if (decryptToken(key, fecha, encryptToken(key, fecha, SAMPLE)) === SAMPLE)
      return right(`PAGOSWEB_KEY has ${length} bytes, and tokens can be made with it`);
  } catch {
    // Reported below.
  }
  return wrong('PAGOSWEB_KEY: no token can be made with it');
}

/** PagosWeb has no query (providers §3), so the key is only tried locally, and the host has to answer. */
export async function checkPagosWeb(
  settings: Pick<PagosWebSettings, 'PAGOSWEB_BASE_URL' | 'PAGOSWEB_KEY'>,
  send: Send,
): Promise<readonly Finding[]> {
  const { origin } = new URL(settings.PAGOSWEB_BASE_URL);
  await send(settings.PAGOSWEB_BASE_URL);
  return [
    keyFinding(settings.PAGOSWEB_KEY),
    right(`${origin} answers`),
    unseen(
      'PAGOSWEB_CLIENT_ID, the key itself, PAGOSWEB_NOTIFY_FROM, the four registered addresses: only a payment shows them',
    ),
  ];
}
