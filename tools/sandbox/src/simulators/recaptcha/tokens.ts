import * as v from 'valibot';

/** reCAPTCHA's tokens are valid for two minutes and for one use (providers §5). */
const LIFE_MS = 2 * 60_000;
/** How far the browser's clock may be ahead. */
const AHEAD_MS = 60_000;
/** The prefix of tokens made in a browser or by `mintToken`. */
export const PREFIX = 'local.';
/** Tokens such as `test-login`, for checks without a browser; they can be reused. */
const REUSABLE = /^test-(?<action>[\w/]{1,50})$/;

const Content = v.object({
  action: v.pipe(v.string(), v.regex(/^[\w/]{1,100}$/)),
  at: v.pipe(v.number(), v.safeInteger()),
  nonce: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
});

export function mintToken(action: string): string {
  const content = { action, at: Date.now(), nonce: crypto.randomUUID() };
  return PREFIX + Buffer.from(JSON.stringify(content)).toString('base64url');
}

function decodeToken(token: string) {
  if (!token.startsWith(PREFIX)) return undefined;
  try {
    const content: unknown = JSON.parse(
      Buffer.from(token.slice(PREFIX.length), 'base64url').toString('utf8'),
    );
    const result = v.safeParse(Content, content);
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export type Verdict =
  | { readonly valid: true; readonly action: string; readonly at: number }
  | { readonly valid: false; readonly code: 'invalid-input-response' | 'timeout-or-duplicate' };

/** Reads tokens, and remembers used ones for as long as they would be valid. */
export function createTokenReader(now: () => number = Date.now) {
  const used = new Map<string, number>();

  function forgetOld(): void {
    for (const [nonce, at] of used) if (at + LIFE_MS + AHEAD_MS < now()) used.delete(nonce);
  }

  return (token: string): Verdict => {
    const reusable = REUSABLE.exec(token)?.groups?.['action'];
    if (reusable !== undefined) return { valid: true, action: reusable, at: now() };
    const content = decodeToken(token);
    if (!content) return { valid: false, code: 'invalid-input-response' };
    const age = now() - content.at;
    if (age > LIFE_MS || age < -AHEAD_MS || used.has(content.nonce))
      return { valid: false, code: 'timeout-or-duplicate' };
    forgetOld();
    used.set(content.nonce, content.at);
    return { valid: true, action: content.action, at: content.at };
  };
}
