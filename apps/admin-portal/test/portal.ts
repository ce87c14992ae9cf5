import type { SignedIn } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { deviceStorage } from '@laundry/flow/browserStorage';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { fakeFetch, refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { openDashboard } from '../src/app/openDashboard.ts';
import type { DashboardState } from '../src/app/openDashboard.ts';
import { createPortalStore } from '../src/app/store.ts';
import { SESSION_KEY } from '../src/session/sessionKey.ts';

export const SIGNIN = '/public-site/v1/signin';
export const SIGNOUT = '/public-site/v1/signout';
export const BUILDINGS = '/public-site/v1/administrations/adm-1/buildings';
export const REPORT = '/api/v1/reports/transactions';

/** A login's answer for an administration's user. */
export const administrator: SignedIn = {
  token: 'token-1',
  account: {
    user: {
      id: 'u-1',
      role: 'BUILDING_ADM',
      name: 'Ana',
      lastname: 'Silva',
      administration_id: 'adm-1',
    },
  },
};

/** A login's answer for a user whose role has no access to the portal. */
export const resident: SignedIn = {
  ...administrator,
  account: { user: { ...administrator.account.user, role: 'RESIDENT', administration_id: null } },
};

/** The session of `administrator`, as the storage keeps it. */
export const keptUser = {
  account: {
    user: { ...administrator.account.user, email: 'ana@demo.example' },
  },
  session: { user: 'Ana', token: 'token-1', administration: true },
};

export interface PortalOptions {
  /** `deviceStorage` by default. */
  readonly storage?: KeyValueStorage;
  /** Whether the captcha's script fails to load. */
  readonly captchaFails?: boolean | undefined;
}

/** Creates a portal as main.ts does, with a fake server that gives the listed answers. */
export function portalWith(
  answers: readonly FakeAnswer[],
  { storage = deviceStorage, captchaFails = false }: PortalOptions = {},
) {
  const server = fakeFetch(answers);
  const prepared: true[] = [];
  const start = createPortalStore({
    captcha: {
      prepare: () => prepared.push(true),
      token: (action) =>
        captchaFails
          ? Promise.reject(new AppError('captchaNotLoaded'))
          : Promise.resolve(`token of ${action}`),
    },
    storage,
    fetch: server.fetch,
    origin: 'http://admin.test',
  });
  openDashboard(start);
  const getState = () => start.getState() as DashboardState;
  return { start, store: { ...start, getState }, server, prepared };
}

/** Makes one call. It ends the session if the server answers 401. */
export const callOnce = ({ store }: Pick<ReturnType<typeof portalWith>, 'store'>) =>
  store.dispatch((_dispatch, _getState, { api }) =>
    api.administrationBuildings('adm-1', {}).catch(() => undefined),
  );

/** Creates a portal with a stored session, and makes a first call. */
export function openPortalWith(answers: readonly FakeAnswer[]) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
  const portal = portalWith(answers);
  void callOnce(portal);
  return portal;
}

/** The buildings that both reports offer. */
export const buildings: FakeAnswer = {
  path: BUILDINGS,
  body: [
    { id: 'b-1', name: 'Mirador' },
    { id: 'b-2', name: 'Faro' },
  ],
};

export const refused = (path: string, ...why: Parameters<typeof refusal>): FakeAnswer => ({
  path,
  ...refusal(...why),
});
