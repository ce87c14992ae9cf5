import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { useDispatch } from 'react-redux';
import type { PortalDispatch } from '../api/portalApi.ts';

/** The storage of the portal's context. */
export function usePortalStorage(): KeyValueStorage {
  const dispatch = useDispatch<PortalDispatch>();
  return dispatch((_dispatch, _getState, { storage }) => storage);
}
