import { optional } from '@laundry/settings';
import type { Setting, SettingValues } from '@laundry/settings';
import { text, url } from '@laundry/settings/schemas';
import type { ProviderAnswer, ProviderHttp } from './http.ts';
import type { Provider } from './provider.ts';

/** A finding of a provider's check: right, wrong, or something that cannot be seen from here. */
export interface Finding {
  readonly is: 'right' | 'wrong' | 'unseen';
  /** One line for an operator. */
  readonly text: string;
}

export const right = (text: string): Finding => ({ is: 'right', text });
export const wrong = (text: string): Finding => ({ is: 'wrong', text });
export const unseen = (text: string): Finding => ({ is: 'unseen', text });

/**
 * Sends a provider a request that changes nothing there. The body of an answer without JSON is undefined.
 *
 * @throws Error where it does not answer
 */
export type Send = (url: string, request?: RequestInit) => Promise<ProviderAnswer>;

/** The settings of the installation that every adapter may use. */
export interface SharedSettings {
  readonly PUBLIC_ORIGIN: string;
  /** The origin at which providers send their notifications. */
  readonly API_ORIGIN: string;
  /** Time limit of one call to a provider. */
  readonly PROVIDER_TIMEOUT_MS: number;
  /** How long an unfinished payment stays open. */
  readonly PENDING_TTL_MS: number;
}

/** The setting with a provider's address. @param path where its simulator is in the local run */
export const providerUrl = (path: string, production: string) =>
  ({ schema: url, kind: 'url', local: `http://localhost:4220/${path}`, production }) as const;

/** The setting with a secret that provider and company share. */
export const credential = (local: string) => optional(text, 'secret', local);

type Table = Readonly<Record<string, Setting>>;

/** The part of a channel whose type is the same for every channel, whatever its settings. */
export interface ChannelFacts<Own extends Table = Table> {
  /** Its provider's address, its credentials, and whatever else differs by installation. */
  readonly settings: Own;
  /** The settings without which the channel is off (D64). */
  readonly credentials: readonly (keyof Own & string)[];
  /** The setting with its provider's address. */
  readonly baseUrl: keyof Own & `${string}_BASE_URL`;
  /** Whether only browsers call the provider, and the API never does. */
  readonly calledByBrowsers?: true;
  /** The payment named by the form of a returning browser, where the contract says that one returns. */
  readonly readReturned?: (form: unknown) => string | undefined;
}

/** A channel in the API. @typeParam Own its table of settings */
export interface ServerChannel<Own extends Table> extends ChannelFacts<Own> {
  createProvider(http: ProviderHttp, settings: SharedSettings & SettingValues<Own>): Provider;
  /** Checks the settings with requests that change nothing at the provider. */
  check(settings: SharedSettings & SettingValues<Own>, send: Send): Promise<readonly Finding[]>;
}

/** Declares a channel. */
export const serverChannel = <const Own extends Table>(channel: ServerChannel<Own>): ServerChannel<Own> =>
  channel;

/** Whether all credentials of a channel are set. */
export const hasCredentials = <Name extends string>(
  { credentials }: { readonly credentials: readonly Name[] },
  settings: Readonly<Partial<Record<Name, unknown>>>,
): boolean => credentials.every((name) => settings[name] !== '');
